import { stem } from '../../language';
import { sample } from '../../../testing/sample-search';
import { isCalledOtherwise, productText } from './indexed-product';

test.each([
  ['luggage', 'valiz', 'Cosmo 3.0 Sırt Çantası', true],
  ['luggage', 'valiz', 'Proxis Spinner 75 Büyük Boy Valiz', false],
  ['luggage', 'valiz', 'Glitzy 3’lü Valiz Seti', false],
  ['luggage', 'bavul', 'Turenne 55 Kabin Valiz', false],
  ['luggage', 'valiz', 'Proxis Spinner 75', false],
  ['jacket', 'mont', 'MT100 Kaz Tüyü Mont', false],
  ['jacket', 'mont', 'Trucker Kot Ceket', false],
  ['jacket', 'mont', 'Raincut Yağmurluk', true],
  ['sofa', 'koltuk', 'STRANDMON Berjer', false],
  ['haircare', 'şampuan', 'Elixir Ultime Saç Yağı 75 ml', true],
  ['book', 'roman', 'Bir Dergi', false],
])('of %s, asked for as “%s”, “%s” is called otherwise: %s', (kindId, noun, title, expected) => {
  const kind = sample.kinds.get(kindId);
  const [any] = sample.products;
  if (!any) throw new Error('the sample is empty');
  const product = { ...any, kind: kindId, title, brand: 'Marka', specs: [], attributes: {} };
  const text = productText(product, kind);
  const folded = noun.replace('ş', 's');
  expect(isCalledOtherwise({ product, text }, stem(folded), kind)).toBe(expected);
});
