import { createRequire } from 'node:module';
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
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
          experimental: { keepImportAttributes: true },
        },
      },
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
    // The few letters outside Latin-1 that Turkish needs: too small for a request of their own.
    { test: /-ext\.woff2$/, type: 'asset/inline' },
    {
      test: /(?<!-ext)\.(svg|woff2|png|webp)$/,
      type: 'asset/resource',
      generator: { emit: !forNode, filename: 'assets/[name].[contenthash:10][ext]' },
    },
  ];
}
