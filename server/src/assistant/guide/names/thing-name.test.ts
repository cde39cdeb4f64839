import { namesThing, standsAlone } from './thing-name';

test.each([
  ...['buharlı ütü', 'Kanarya yemi', 'dambıl', 'philips airfryer', 'gelinlik', 'gözlük', 'halı'],
  ...['annemin eski ütüsü', 'tekerlekli sandalye', 'balık', 'zeytin', 'sabun', 'kilim'],
])('%s is a thing', (said) => expect(namesThing(said)).toBe(true));

test.each([
  ...['midur', 'satarsunuz', 'satarsınız', 'yapmazsınız', 'Kulağın', 'telefonun', 'notum'],
  ...[
    'İstanbul arabayla',
    'evde',
    'bel destekli',
    'Çift akülü',
    'tabanı seramik',
    'topu',
    'rengim gri',
    'mor',
  ],
  ...['japon balığım', 'küçüğünden'],
])('%s names none', (said) => expect(namesThing(said)).toBe(false));

test.each(['zor', 'dinozor', 'deri kayış', 'şekersiz', 'bel destekli', 'topu'])(
  '%s can be said by itself',
  (said) => expect(standsAlone(said)).toBe(true),
);
