import { isOrdered, isOrdinaryWord, isPlace, isProperName, isVerb, verbStems } from '.';

test.each(
  'giyecek bitti universiteye baslayan akvaryum traktor yazici teli cocuguma dis bebegimizi tasimak kurabiye izlerken alacagim yumusak kaliteli samsun kaski kedim yangin'.split(
    ' ',
  ),
)('%s is an ordinary word', (word) => expect(isOrdinaryWord(word)).toBe(true));

test.each(
  'telefom samsng kulaklk buzdolbi leptop playstaysin ayfon scooter nintendo fryer camasr bisklet telefn tenceree parfuum'.split(
    ' ',
  ),
)('%s is none', (word) => expect(isOrdinaryWord(word)).toBe(false));

test.each(['olcecek', 'olcmek', 'olctum', 'olcerken'])('%s is a form of “ölçmek”', (word) =>
  expect(verbStems(word)).toContain('olc'),
);

test.each(['diyorum', 'diyordum', 'demistim'])('%s is a form of “demek”', (word) => {
  expect(verbStems(word)).toContain('de');
  expect(isVerb(word)).toBe(true);
});

test.each(['yiyecek', 'aritma', 'bicme', 'oyun', 'kedi', 'yastik', 'karti', 'sandalye'])(
  '%s is no verb',
  (word) => expect(isVerb(word)).toBe(false),
);

test.each([
  ['ofise', true],
  ['yazlikta', true],
  ['evden', true],
  ['kamera', false],
  ['sandalye', false],
])('whether “%s” is a place is %s', (word, is) => expect(isPlace(word)).toBe(is));

test.each([
  ['karsiyakada', true],
  ['bursa', true],
  ['deniz', false],
  ['kitap', false],
])('whether “%s” is only a name is %s', (word, is) => expect(isProperName(word)).toBe(is));

test.each([
  ['ektirmek', true],
  ['boyatacagim', true],
  ['kestirmek', true],
  ['yaptirma', true],
  ['degistirtmek', true],
  ['degistirmek', false],
  ['guclendirmek', false],
  ['almak', false],
  ['unutmak', false],
])('whether “%s” is done by somebody else for us is %s', (word, is) =>
  expect(isOrdered(word)).toBe(is),
);
