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
  ['retinol olmaması lazım', ['not: retinol']],
  ['retinol içermemeli', ['not: retinol']],
  ['yeni bir telefon almam lazım', []],
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
  ['oyuncak, küçük parçası olmasın', ['not: küçük parçası']],
  ['gluten içermeyen makarna', ['not: gluten']],
  ['fıstık alerjim var', ['not: fıstık']],
  ['renk önemli değil', ['indifferent: renk']],
  ['marka fark etmez', ['indifferent: marka']],
  ['kırmızı olmasın ama deri olsun', ['not: kırmızı']],
  ['su geçirmez mont', []],
  ['siyah yok mu', []],
  ['oto koltuğum yok', []],
  ['parfüm kullanmaz', ['not: parfüm']],
  ['paslanmaz çelik tencere', []],
  ['yapışmaz tava', []],
  ['elmas kolye', []],
  ['pahalı olmasın', []],
  ['20 bini geçmesin', []],
  ['iz bırakmayan krem', []],
  ['parfüm kokmaz', []],
  ['kamerası fena olmasın', []],
  ['kötü değil', []],
  ['telefonum yok', []],
  ['giyecek bir elbisem yok', []],
  ['siyahı yok mu acaba', []],
  ['kuzulu olan yok muydu', []],
  ['laptop almam lazım', []],
  ['siyahı yok', ['not: siyahı']],
  ['iphone değil mi', []],
  ['olmasın', []],
  ['ses yapmayan süpürge', ['not: ses']],
  ['oyun için olmasın', ['not: oyun']],
  ['gül dışında parfüm', ['not: gül']],
  ['içinde tavuk yoktur', ['not: içinde tavuk']],
  ['şeker olmadan kahve', ['not: şeker']],
  ['marka şart değil', ['indifferent: marka']],
  ['renk farketmez', ['indifferent: renk']],
  ['gösterdikleriniz komedi değil', ['missing: gösterdikleriniz komedi']],
  // What is refused ends where its clause does, and at a comma unless as much stands before it.
  ['dizel. benzinli olmasın', ['not: benzinli']],
  ['kredi 20 bin olmasın dizel olmasın', ['not: dizel']],
  ['kırmızı, mavi ve yeşil olmasın', ['not: kırmızı | mavi | yeşil']],
  ['küçük boy, plastik sap, ince tel olmasın', ['not: küçük boy | plastik sap | ince tel']],
  ['bez, küçük parçası ve sesi olmasın', ['not: küçük parçası | sesi']],
  ['korku ya da gerilim olmasın', ['not: korku | gerilim']],
  // It is the complement of its own verb, or what the clause before it speaks of, where it has none.
  ['tiyatroya gitmek istiyoruz, ne var ne yok', []],
  ['tiyatroya gitmek istiyoruz uzak olmasın', ['not: uzak']],
  ['samsung ısınıyor, olmasın', ['not: samsung ısınıyor']],
  ['Türk yazarlardan, içinde şiddet olmayan', ['not: içinde şiddet']],
  ['uzak olmasın demedim', []],
  // What there may be none of is wanted, and so is what others lack.
  ['özel ders yoksa başka', []],
  ['kablosuz olmayanları çıkar', ['without: kablosuz: kablo', 'missing: kablosuz']],
  // What is wanted in its place ends there, too.
  ['samsung değil, bana xiaomi lazım', ['instead: samsung: → xiaomi']],
  ['samsung değil de xiaomi olsun ama ucuz', ['instead: samsung: → xiaomi']],
  ['deri değil kumaş. siyah', ['instead: deri: → kumaş']],
  ['plastik yerine, cam olsun', ['instead: plastik: → cam']],
])('“%s” refuses %j', (text, expected) => expect(refused(text)).toEqual(expected));

test.each([
  ['fıstığa alerjim var', 'alerjim var'],
  ['fıstık alerjim olduğundan çikolata', 'alerjim olduğundan'],
  ['fıstık alerjisi', 'alerjisi'],
  ['cilde alerji etmesin', 'alerji etmesin'],
  ['deri tercih etmem', 'tercih etmem'],
  ['marka şart değil', 'şart değil'],
  ['marka fark etmez', 'fark etmez'],
  ['şeker olmadan kahve', 'olmadan'],
  ['samsung değil', 'değil'],
])('“%s” refuses by “%s”', (text, cue) => {
  const reading = read(text);
  expect(reading.refusals.map((one) => writtenIn(reading, one.cue))).toEqual([cue]);
});

describe('the ways to refuse', () => {
  test.each([
    'deri olmasın',
    'deri istemem',
    'deri istemiyoruz',
    'deri istemeyen',
    'deri içermesin',
    'deri sevmem',
    'deri sevmiyor',
    'deri kullanmıyorum',
    'deri kullanmaz',
    'deri bulunmasın',
    'deri almayalım',
    'deri almayın',
    'deri eklemeyin',
    'deri giymem',
    'deri giymez',
    'deri giymiyorum',
    'deri düşünmüyorum',
    'deri aramıyorum',
    'deri beğenmiyorum',
    'deri tüketmiyorum',
    'deri hoşlanmam',
    'deri yapmayın',
    'deri önermeyin',
    'deri göstermeyin',
    'deri takmam',
    'deri olmadan',
    'deri olmayacak',
    'deri istemeyeceğim',
    'deri olmazsa',
    'deri tercih etmem',
    'deri tercih etmiyorum',
    'deri hariç',
    'deri dışında',
    'deri haricinde',
    'deri dışındakiler',
    'deri alerjim var',
    'deri alerjisi olduğundan',
    'deri değil',
    'deri yok',
  ])('“%s”', (text) => expect(refused(text)).toEqual(['not: deri']));

  test.each([
    'deri önemli değil',
    'deri şart değil',
    'deri gerekli değil',
    'deri lazım değil',
    'deri farketmez',
    'deri fark etmez',
    'deri fark etmiyor',
  ])('“%s” does not mind', (text) => expect(refused(text)).toEqual(['indifferent: deri']));

  test.each([
    ['hiçbiri deri değil', 'hiçbiri deri'],
    ['bunlar deri değil', 'bunlar deri'],
    ['bunların hiçbiri deri değil', 'bunların hiçbiri deri'],
    ['önerdiklerin deri değil', 'önerdiklerin deri'],
    ['gösterdikleriniz deri değil', 'gösterdikleriniz deri'],
  ])('“%s” says what is missing', (text, said) =>
    expect(refused(text)).toEqual([`missing: ${said}`]),
  );

  test.each([
    ['deri değil, ama kumaş olsun', 'kumaş'],
    ['deri değil bana kumaş lazım', 'kumaş'],
    ['deri değil sadece kumaş', 'kumaş'],
    ['deri değil aksine kumaş istiyorum', 'kumaş'],
    ['deri yerine kumaş olsun', 'kumaş'],
    ['deri değil de kumaş', 'kumaş'],
    ['deri değil damask kumaş', 'damask kumaş'],
    ['deri değil moda kumaş', 'moda kumaş'],
    ['deri değil keten yama', 'keten yama'],
    ['deri değil yeşil amazon', 'yeşil amazon'],
    ['deri değil, bunlar kumaş olsun', 'bunlar kumaş'],
  ])('“%s” names another thing', (text, wanted) =>
    expect(refused(text)).toEqual([`instead: deri: → ${wanted}`]),
  );

  test.each([
    ['deri veya süet olmasın', ['not: deri | süet']],
    ['deri ya da süet olmasın', ['not: deri | süet']],
    ['deri ile süet olmasın', ['not: deri | süet']],
    ['deri, süet ve kürk olmasın', ['not: deri | süet | kürk']],
    ['siyah olsun ama deri olmasın', ['not: deri']],
    ['siyah olsun. deri olmasın', ['not: deri']],
    ['siyahı var mı yok mu', []],
    ['leke tutmayan koltuk', []],
    ['solmaz boya', []],
    ['leke yapmaz kumaş', []],
    ['leke yapmazsa kumaş', []],
    ['siyah olsun deri olmasın', ['not: deri']],
    ['koruyucu olmadan gelmesin', []],
    ['laptop almam gerekiyor', []],
    ['deri olmasın diye', []],
    ['deri tercih etmem, kumaş olsun', ['not: deri']],
    ['fıstık alerjim var kuru meyve olsun', ['not: fıstık']],
    ['bunlar deri olmasın', ['not: bunlar deri']],
    ['ince uzun tel, küçük parça olmasın', ['not: küçük parça']],
  ])('“%s” refuses %j', (text, expected) => expect(refused(text)).toEqual(expected));
});
