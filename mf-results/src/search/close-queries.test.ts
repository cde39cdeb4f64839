import { closeQueries } from './close-queries';

test('close queries are tidied, none twice, and not the one searched', () =>
  expect(closeQueries(['televizyon', 'tv', ' televizyon ', ''], 'tv')).toEqual(['televizyon']));
