import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);

/**
 * How TypeScript, styles and pictures enter a build.
 *
 * @param {object} options
 * @param {boolean} options.production
 * @param {boolean} options.forNode
 * @param {boolean} [options.hot] whether components take over their state when their code changes
 * @returns {import('webpack').RuleSetRule[]}
 */
export function rules({ production, forNode, hot = false }) {
  return [
    {
      test: /\.tsx?$/,
      loader: require.resolve('ts-loader'),
      options: {
        configFile: join(import.meta.dirname, '../../tsconfig.json'),
        // Types are read by a process of their own.
        transpileOnly: true,
        compilerOptions: {
          noEmit: false,
          sourceMap: !production,
          jsx: hot ? 'react-jsxdev' : 'react-jsx',
        },
        ...(hot ? { getCustomTransformers: stateKept } : {}),
      },
    },
    {
      test: /node_modules\/react-router\/dist\/.*\.mjs$/,
      loader: join(import.meta.dirname, 'unused-components.mjs'),
    },
    {
      test: /\.css$/,
      use: [
        ...(forNode ? [] : [MiniCssExtractPlugin.loader]),
        {
          loader: require.resolve('css-loader'),
          options: {
            importLoaders: 0,
            modules: {
              auto: true,
              exportOnlyLocals: forNode,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              // The same name in the browser's build and in the one that renders ahead.
              localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
              localIdentHashFunction: 'xxhash64',
              localIdentHashSalt: 'denk',
            },
          },
        },
      ],
    },
    {
      test: /\.(svg|woff2|png|webp)$/,
      type: 'asset/resource',
      generator: { emit: !forNode, filename: 'assets/[name].[contenthash:10][ext]' },
    },
  ];
}

/** Lets components keep their state when their code changes; its compiler is loaded only where that is wanted. */
const stateKept = () => ({ before: [require('react-refresh-typescript')()] });
