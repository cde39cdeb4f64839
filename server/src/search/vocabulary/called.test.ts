import { stem } from '../../language';
import { sample } from '../../../testing/sample-search';
import { called, productText } from './indexed-product';

test.each([
  ['luggage', 'valiz', 'Cosmo 3.0 Sırt Çantası', 'otherwise'],
  ['luggage', 'valiz', 'Proxis Spinner 75 Büyük Boy Valiz', 'so'],
  ['luggage', 'valiz', 'Glitzy 3’lü Valiz Seti', 'so'],
  ['luggage', 'bavul', 'Turenne 55 Kabin Valiz', 'alike'],
  ['luggage', 'valiz', 'Proxis Spinner 75', 'so'],
  ['jacket', 'mont', 'MT100 Kaz Tüyü Mont', 'so'],
  ['jacket', 'mont', 'Trucker Kot Ceket', 'alike'],
  ['jacket', 'mont', 'Raincut Yağmurluk', 'otherwise'],
  ['sofa', 'koltuk', 'STRANDMON Berjer', 'alike'],
  ['haircare', 'şampuan', 'Elixir Ultime Saç Yağı 75 ml', 'otherwise'],
  ['book', 'roman', 'Bir Dergi', 'so'],
])('of %s, asked for as “%s”, “%s” is called %s', (kindId, noun, title, expected) => {
  const kind = sample.kinds.get(kindId);
  const [any] = sample.products;
  if (!any) throw new Error('the sample is empty');
  const product = { ...any, kind: kindId, title, brand: 'Marka', specs: [], attributes: {} };
  const text = productText(product, kind);
  const folded = noun.replace('ş', 's');
  expect(called({ product, text }, stem(folded), kind)).toBe(expected);
});
