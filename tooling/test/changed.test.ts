import { affected } from '../setup/changed.mjs';

const workspaces = [
  { folder: 'shared', name: '@denk/shared', takes: [] },
  { folder: 'mf-chat', name: '@denk/mf-chat', takes: ['@denk/shared', 'react'] },
  { folder: 'mf-chat-archive', name: '@denk/mf-chat-archive', takes: ['@denk/shared'] },
  { folder: 'server', name: '@denk/server', takes: [] },
];

test.each([
  ['nothing', [], []],
  ['a module', ['mf-chat/src/module.ts'], ['mf-chat']],
  ['what modules take', ['shared/src/ui/card.tsx'], ['shared', 'mf-chat', 'mf-chat-archive']],
  ['a document', ['README.md', 'docs/home.png', 'server/notes.md'], []],
  ['the lockfile', ['package-lock.json'], ['shared', 'mf-chat', 'mf-chat-archive', 'server']],
])('%s that changed is run again with all that take it', (_, files, folders) => {
  expect(affected(workspaces, files)).toEqual(folders);
});
