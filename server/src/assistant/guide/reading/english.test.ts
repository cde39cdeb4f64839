import { inTurkish } from './english';

const put = (message: string): string =>
  inTurkish(message, true)
    .text.replace(/[?.!,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it.each([
  [
    'Hi, I just moved to Izmir, I need a refrigerator under 30000 TL',
    'Izmir refrigerator en fazla 30000 TL',
  ],
  ['no frost please, we are two people', 'nofrost iki kişiyiz'],
  ['no leather please', 'deri olmasın'],
  ['not sweet please', 'tatlı olmasın'],
  ['not too expensive', 'pahalı olmasın'],
  ["I don't like samsung", 'samsung olmasın'],
  ['something quieter maybe', 'daha sessiz'],
  ['how tall is the second one?', 'ikincisi yüksekliği ne kadar'],
  ['how heavy is the first one', 'ilki ağırlığı ne kadar'],
  ['how much is the third', 'üçüncüsü ne kadar'],
  ['which one uses less electricity', 'hangisi daha az harcıyor elektrik'],
  ['is the first one waterproof?', 'ilki suya dayanıklı mı'],
  ['what is the difference between the first and the third', 'ilki ile üçüncüsü farkı ne'],
  ['is there a cheaper one', 'daha ucuz var mı'],
  ['ok I will take the cheapest, thanks', 'en ucuzu alıyorum teşekkürler'],
  ["ok i'll go with the second one, bye", 'ikincisi alıyorum görüşürüz'],
  ['is delivery free', 'kargo ücretsiz mı'],
])('puts “%s” in Turkish', (message, turkish) => {
  expect(put(message)).toBe(turkish);
});

it.each(['black mirror izledim', 'red bull var mı', 'iphone olsun'])(
  'leaves “%s” as it was written',
  (message) => {
    expect(inTurkish(message, false)).toEqual({ text: message, english: false });
  },
);
