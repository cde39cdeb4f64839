import { formOf } from './form';

test.each([
  ['asks', 'montaj dahil mi'],
  ['asks', 'kamerasi iyimi'],
  ['asks', 'taksit varmi'],
  ['asks', 'hangi renk olsa yakışır'],
  ['asks', 'kaç yıl dayanır'],
  ['wishes', '4-5 gün yeter'],
  ['wishes', 'tam boy olsun'],
  ['wishes', 'biraz daha büyük olsa iyi olur'],
  ['wishes', 'ben kulak üstü istemiştim'],
  ['wishes', 'rakamları büyük olmalıdır'],
  ['refuses', 'çok yürümesinler'],
  ['refuses', 'su geçirmesin'],
  ['open', 'hangisi ucuzsa'],
  ['open', 'ne varsa'],
  ['open', 'farkını anlatır mısınız'],
  ['open', 'bugün babamı kaybettim'],
  ['open', 'evde pişirmem lazım'],
  ['open', 'iyi ki varsın'],
])('%s: %s', (form, text) => expect(formOf(text)).toBe(form));
