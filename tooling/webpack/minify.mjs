import TerserPlugin from 'terser-webpack-plugin';

/**
 * Calls that make a schema. They do nothing besides, so what nobody parses with may be left out; whichever name a bundle
 * gives to the library, its own door stands in it.
 */
const makingOfSchemas =
  /(?:\(0, ?)?\b(?:_denk_shared_schema__WEBPACK_IMPORTED_MODULE_\d+__|schema_[\d_]+_singleton_)\.(?!parse|safeParse)\w+\)?\(/g;

/**
 * Minifies a script: as small as terser makes it, in a fiftieth of its time.
 *
 * @type {import('terser-webpack-plugin').MinimizerImplementation<import('@swc/core').JsMinifyOptions>}
 */
const minify = (input, sourceMap, options, extractComments) => {
  const marked = Object.entries(input).map(([file, code]) => [
    file,
    String(code).replaceAll(makingOfSchemas, '/*#__PURE__*/$&'),
  ]);
  return TerserPlugin.swcMinify(Object.fromEntries(marked), sourceMap, options, extractComments);
};
minify.getMinimizerVersion = () =>
  `${TerserPlugin.swcMinify.getMinimizerVersion?.()} ${makingOfSchemas}`;

/** The one minifier of scripts. It is quicker than a process of its own would be at starting. */
export const minifier = () =>
  new TerserPlugin({
    extractComments: false,
    parallel: false,
    minify,
    terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
  });
