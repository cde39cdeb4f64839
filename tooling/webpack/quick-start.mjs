import { createRequire } from 'node:module';

// Where the federation's plugin is not told which webpack it works with, it provokes an error to read that in its trace,
// which takes a second.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

// The types have checked the presets; compiling a schema for each plugin's options takes longer than all else that it does.
process.env.SKIP_VALIDATION ??= 'y';
