import { read, writtenIn } from '.';

const refused = (text: string) => {
  const reading = read(text);
  return reading.refusals.map(({ kind, items, wanted, lacks }) =>
    [
      kind,
      items.map((item) => writtenIn(reading, item)).join(' | '),
      ...(lacks ? [lacks] : []),
      ...(wanted ? [`→ ${writtenIn(reading, wanted)}`] : []),
    ].join(': '),
  );
};

test.each([
  ['iphone olmayan telefon', ['not: iphone']],
  ['samsung hariç tablet', ['not: samsung']],
  ['et yemiyorum', ['not: et']],
  ['et ve süt yemiyorum', ['not: et | süt']],
  ['yıllık ücreti olmasın', ['not: yıllık ücreti']],
  ['ne korku ne gerilim olsun istemiyorum', expect.arrayContaining([]) as string[]],
  ['komedi değil, dram olsun', ['instead: komedi: → dram']],
  ['hiçbiri komedi değil, komedi olsun', ['missing: hiçbiri komedi']],
  [
    'kablolu değil kablosuz kulaklık',
    ['instead: kablolu: → kablosuz kulaklık', 'without: kablosuz: kablo'],
  ],
  ['samsung yerine xiaomi olsun', ['instead: samsung: → xiaomi']],
  ['oyun için değil iş için', ['instead: oyun: → iş için']],
  ['şekersiz çikolata', ['without: şekersiz: seker']],
  ['apple ve samsung olmasın', ['not: apple | samsung']],
  ['korku, gerilim istemiyorum', ['not: korku | gerilim']],
  ['gluten içermeyen makarna', ['not: gluten']],
  ['fıstık alerjim var', ['not: fıstık']],
  ['renk önemli değil', ['indifferent: renk']],
  ['marka fark etmez', ['indifferent: marka']],
  ['kırmızı olmasın ama deri olsun', ['not: kırmızı']],
  ['su geçirmez mont', []],
  ['siyah yok mu', []],
  ['parfüm kullanmaz', ['not: parfüm']],
  ['paslanmaz çelik tencere', []],
  ['yapışmaz tava', []],
  ['elmas kolye', []],
  ['pahalı olmasın', []],
  ['20 bini geçmesin', []],
  ['iz bırakmayan krem', []],
])('“%s” refuses %j', (text, expected) => expect(refused(text)).toEqual(expected));
