/** Kinds by what people do with them, folded: `ne okusam`, `nereye gidelim`, `bu akşam ne izleyelim`. */
export const kindVerbs: Readonly<Record<string, readonly string[]>> = {
  movie: ['izlesem', 'izlesek', 'izleyeyim', 'izleyelim', 'izlemeli', 'izlemelik'],
  series: ['izlesem', 'izlesek', 'izleyeyim', 'izleyelim', 'izlemeli', 'izlemelik'],
  book: ['okusam', 'okusak', 'okuyayim', 'okuyalim', 'okumali', 'okumalik'],
  food: ['yesem', 'yesek', 'yiyeyim', 'yiyelim', 'yemeli', 'pisirsem', 'pisireyim'],
  tour: ['gitsem', 'gitsek', 'gideyim', 'gidelim', 'gitmeli'],
  hotel: ['kalsam', 'kalsak', 'kalayim', 'kalalim'],
};
