/** Words of labels that keep their capital: languages, places, what somebody else named. */
const proper =
  /^(?:Türk|İtalya|İspanyo|Fransız|Alman|İngiliz|Amerika|Japon|Çin$|Hint|Kore|Meksika|Avrupa|Asya|Afrika|Akdeniz|Doğu$|İstanbul|Ankara|Kapadokya|Netflix|Disney|Android|Windows|Linux|Apple|Samsung|Xiaomi|Bluetooth|Inverter|No$|Frost)/;

/** `Uzun pil ömrü` → `uzun pil ömrü`; `5G`, `iOS`, `No Frost` and names (`Türk kahvesi`) stay as they are. */
export const inSentence = (label: string): string =>
  label.replace(/\p{L}[\p{L}\p{N}]*/gu, (word, at: number) =>
    /^\p{Lu}\p{Ll}+$/u.test(word) && !proper.test(word) && !label.startsWith('Orta Doğu', at)
      ? word.toLocaleLowerCase('tr')
      : word,
  );
