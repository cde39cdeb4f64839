import { NamesByEar } from './names-by-ear';

const names = new NamesByEar([
  'LG',
  'DJI',
  'TP-Link',
  'Versace',
  'Fujifilm',
  'Le Creuset',
  'New Balance',
  'La Roche-Posay',
  'MacBook Air',
  'Galaxy Watch',
  'G Shock',
  'HERO13',
]);

test.each([
  ['el ci klima', 'LG', 2],
  ['di cey ay', 'DJI', 3],
  ['ti pi link ampul', 'TP-Link', 3],
  ['ver sace', 'Versace', 2],
  ['fuci film', 'Fujifilm', 2],
  ['lo kroze tencere', 'Le Creuset', 2],
  ['nu balans 530', 'New Balance', 2],
  ['la ros pose krem', 'La Roche-Posay', 3],
  ['makbuk eyir m4', 'MacBook Air', 2],
  ['galaksi vac 7', 'Galaxy Watch', 2],
  ['ci sok', 'G Shock', 2],
])('“%s” begins with %s', (said, name, to) =>
  expect(names.find(said.split(' '), 0)).toMatchObject({ name, to }),
);

test.each(['elci', 'fuci', 'makbuk pro', 'hero 13', 'nu'])('“%s” is none of them', (said) =>
  expect(names.find(said.split(' '), 0)).toBeUndefined(),
);
