/**
 * The experts' usernames, apart from their profiles: every page of the module carries the routes, only two need the
 * profiles.
 */
export const usernames = [
  'elif-yilmaz',
  'mert-kaya',
  'zeynep-arslan',
  'hakan-ozturk',
  'selin-sahin',
  'burak-celik',
  'ayse-demir',
  'irem-koc',
] as const;
