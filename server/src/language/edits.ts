/** Letters that hands or ears mistake for each other, folded. */
const close: ReadonlySet<string> = new Set(
  'bp dt gk cj sz vw fv mn ıi qw we er rt ty yu uo op as sd df fg gh hj jk kl zx xc cv vb bn'
    .split(' ')
    .flatMap((pair) => [pair, [...pair].reverse().join('')]),
);
const vowel = /[aeiou]/;

const typo = 0.6;
const whole = 1;
/** A letter that no slip puts there makes another word: `speaker` is no `sneaker`. */
const another = 2;

function exchange(a: string, b: string): number {
  if (a === b) return 0;
  return close.has(a + b) || (vowel.test(a) && vowel.test(b)) ? typo : another;
}

/** A letter too many or too few: a doubled letter and a vowel are easily lost. */
const lost = (word: string, at: number): number =>
  word[at] === word[at - 1] || word[at] === word[at + 1] || vowel.test(word[at] ?? '')
    ? typo
    : whole;

/** How far a written word is from the one that may have been meant: slips of the hand or ear cost less than other letters. */
export function typosBetween(written: string, meant: string): number {
  let before: number[] = [];
  let previous = [0];
  for (let j = 1; j <= meant.length; j += 1)
    previous[j] = (previous[j - 1] ?? 0) + lost(meant, j - 1);
  for (let i = 1; i <= written.length; i += 1) {
    const current = [(previous[0] ?? 0) + lost(written, i - 1)];
    for (let j = 1; j <= meant.length; j += 1) {
      const [a, b] = [written[i - 1] ?? '', meant[j - 1] ?? ''];
      let cost = Math.min(
        (previous[j] ?? 0) + lost(written, i - 1),
        (current[j - 1] ?? 0) + lost(meant, j - 1),
        (previous[j - 1] ?? 0) + exchange(a, b),
      );
      if (i > 1 && j > 1 && a === meant[j - 2] && written[i - 2] === b && a !== b) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + typo);
      }
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return (previous[meant.length] ?? 0) + (written[0] === meant[0] ? 0 : typo);
}

/** Optimal string alignment distance in whole letters, or something above `most`. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      let edits = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      current.push(edits);
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? most + 1;
}
