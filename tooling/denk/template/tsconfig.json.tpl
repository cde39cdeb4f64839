{
  "extends": "../tsconfig.json",
  "include": ["src", "../shared/src/ui/styles/css-modules.d.ts"]
}
