/** Words of labels that keep their capital: languages, places, what somebody else named. */
const proper =
  /^(?:Türk|İtalya|İspanyo|Fransız|Alman|İngiliz|Amerika|Japon|Çin$|Hint|Kore|Meksika|Avrupa|Asya|Afrika|Akdeniz|Doğu$|İstanbul|Ankara|İzmir|Antalya|Muğla|Kapadokya|Çanakkale|Bursa|Erzurum|Bolu$|Afyon|Denizli|Yalova|Trabzon|Adana|Londra|Berlin|Dubai|Abu$|Dabi|Türkiye|Kıbrıs|Bali$|Karadağ|Avusturya|Fas$|Peru$|\p{L}+(?:istan|anya|onya|andiya|antin)$|Brezilya|Çekya|İsviçre|Bosna|Hersek|Hollanda|Belçika|Mısır$|Kenya|Tanzanya|Maldivler|Tayland|Ürdün|Lübnan|Küba|Zelanda|Oscar|Nobel|Netflix|Disney|Android|Windows|Linux|Apple|Samsung|Xiaomi|Bluetooth|Inverter|No$|Frost)/u;

/** `Uzun pil ömrü` → `uzun pil ömrü`; `5G`, `iOS`, `No Frost` and names (`Türk kahvesi`) stay as they are. */
export const inSentence = (label: string): string =>
  label.replace(/\p{L}[\p{L}\p{N}]*/gu, (word, at: number) =>
    /^\p{Lu}\p{Ll}+$/u.test(word) && !proper.test(word) && !label.startsWith('Orta Doğu', at)
      ? word.toLocaleLowerCase('tr')
      : word,
  );
