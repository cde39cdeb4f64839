import type { Report } from '@denk/shared/contract';
import { createReports } from './reports';

function reporting(lot: number) {
  const sent: Report[] = [];
  return { sent, reports: createReports((report) => sent.push(report), lot) };
}

const version = { metadata: { version: '2.0.0' } };

test('a failure is said once, by class and place, without its message', () => {
  const { sent, reports } = reporting(0.5);
  const error = new TypeError('secret of Elif');
  error.stack =
    'TypeError: secret of Elif\n at Chat (https://denk.example/modules/mf-chat/2.0.0/assets/chat.1a.js:1:234)';
  reports.failed('render', 'mf-chat', '2.0.0', error);
  reports.failed('render', 'mf-chat', '2.0.0', error);
  expect(sent).toEqual([
    {
      module: 'mf-chat',
      version: '2.0.0',
      kind: 'render',
      cause: 'TypeError at assets/chat.1a.js:1:234',
    },
  ]);
});

test.each([
  ['drew the lot', 0.05, ['shown']],
  ['did not', 0.5, []],
])('a page that was shown is said once by a visitor who %s', (_, lot, kinds) => {
  const { sent, reports } = reporting(lot);
  reports.shown('mf-chat', version);
  reports.shown('mf-chat', version);
  expect(sent.map(({ kind }) => kind)).toEqual(kinds);
});

test('a version that failed is not said to be shown', () => {
  const { sent, reports } = reporting(0);
  reports.failed('load', 'mf-chat', '2.0.0', new Error('network'));
  reports.shown('mf-chat', version);
  expect(sent.map(({ kind }) => kind)).toEqual(['load']);
});
