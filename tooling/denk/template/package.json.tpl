{
  "name": "@denk/__module__",
  "private": true,
  "version": "0.1.0",
  "description": "A new module: /__page__.",
  "type": "module",
  "scripts": {
    "build": "node ../tooling/setup/build.mjs __module__",
    "build:standalone": "node ../tooling/setup/build.mjs --standalone __module__",
    "dev": "node ../tooling/setup/dev.mjs __module__",
    "test": "jest"
  },
  "dependencies": {
    "@denk/shared": "0.1.0",
    "react": "~19.3.1",
    "react-dom": "~19.3.1"
  },
  "devDependencies": {
    "@denk/tooling": "0.1.0"
  }
}
