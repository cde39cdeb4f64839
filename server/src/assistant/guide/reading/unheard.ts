import { isSomebody, isVerb, writtenIn, type Found, type Reading } from '../../../language';
import { formOf } from '../acts';
import { isBentAlone, standsAlone } from '../names/thing-name';
import { tidy } from '../names/tidy';
import { isSmall } from './small';
import { overlap } from './wishes';

/** Who says more than so many words tells a story. */
const mostWords = 3;
const points = /^(?:ilk|son|birinci|ikinci|ucuncu)/;
/** `itfaiyeci seviyor` */
const likes = /^sev(?:er|iyor)(?:l[ae]r)?$/;
const stays = /kals[ıi]n/i;

/**
 * What a text says shall be or shall not be, of which nothing was read: `metal kordon olsun`. Nothing that is wished for is
 * lost without a word.
 */
export function unheardIn(
  reading: Reading,
  heard: readonly Found[],
  said: readonly string[],
  isOfThing: (at: number) => boolean,
  carries: (stems: readonly string[]) => boolean,
  isAnswer: boolean,
): readonly string[] {
  const { words, clauses, money } = reading;
  const isTelling = (at: number) => {
    const { text = '' } = words[at] ?? {};
    return (
      /[a-z]{3}/.test(text) &&
      !points.test(text) &&
      !isOfThing(at) &&
      !isSmall(text) &&
      !isSomebody(text) &&
      !isVerb(text)
    );
  };
  const isSaying = (clause: Found) =>
    likes.test(words[clause.to - 1]?.text ?? '') ||
    (formOf(writtenIn(reading, clause)) === 'wishes' && !stays.test(writtenIn(reading, clause)));
  return clauses.flatMap((clause, at) => {
    const { from, to, saying } = clause;
    const verb = saying === 'describes' ? to : (clause.verb ?? to);
    const before = clauses[at - 1];
    // `grup olmaz, bireysel`
    const isRest =
      clause.verb === undefined &&
      before !== undefined &&
      (formOf(writtenIn(reading, before)) !== 'open' ||
        reading.refusals.some((one) => overlap(one, before)));
    // `asitli dokunuyor mideme`
    const isTail = isRest && /m[ae]$/.test(words[from]?.text ?? '') && to - from < 2;
    const isOut = reading.refusals.some((one) => overlap(one, clause));
    // `su geçirmez`: all that an answer says
    const isBare =
      isAnswer &&
      words.length <= mostWords &&
      clauses.every(({ saying, verb: does }) => does === undefined || saying === 'describes') &&
      !words.some(({ text }) => isBentAlone(text));
    if (isOut || isTail || !(isRest || isBare || isSaying(clause))) return [];
    const comma = words.findLastIndex((word, place) => place < verb && /[,;.]/.test(word.before));
    const own = { from: Math.max(from, comma), to };
    const places = words.flatMap((_, place) =>
      place >= own.from && place < verb && isTelling(place) ? [place] : [],
    );
    // `kol çantası`
    let end = (places.at(-1) ?? to) + 1;
    while (end < verb && isOfThing(end)) end += 1;
    // `faturası az gelsin`
    const does = reading.words[verb]?.text ?? '';
    const isWhole =
      verb === to || /^(?:ol|laz|ist|sev|ar|bak|koy|getir|ekle|sart|gerek)/.test(does);
    const [first = to] = isBare ? [from] : places;
    const text = tidy(writtenIn(reading, { from: first, to: isWhole ? end : to }));
    const isHeard =
      heard.some((one) => overlap(one, own)) ||
      [...money].some((place) => place >= own.from && place < to) ||
      said.some((one) => one.includes(text));
    const isShort = places.length > 0 && (places.at(-1) ?? 0) - (places[0] ?? 0) < mostWords;
    // What some product tells is no word that the catalogue does not have.
    const isTold = carries(places.map((place) => words[place]?.stem ?? ''));
    return !isHeard && !isTold && isShort && (!isWhole || standsAlone(text)) ? [text] : [];
  });
}
