import { fold } from '@denk/shared/product/text';
import { foldedWords, isFunctionWord, isOrdinaryWord } from '../../../language';
import { pointedAt } from '../reading/pointing';
import type { Clause, Heard } from '../sense';
import { asks } from '../facts/forms';
import { hasRow } from '../slots/figure';
import { onlyKind } from '../slots/slots';
import { degreeIn } from './degrees';
import type { Hearing, Talk } from './talk';

/** What a clause does beside a list: whether it asks of the shown, points at one, or wants what is not among them. */
export const besideShown = (clause: Clause, talk: Talk, hearing: Hearing): Clause =>
  asMore(
    asHad(asSought(asShown(asAsked(clause, talk), talk, hearing), talk, hearing), talk, hearing),
    talk,
  );

const question =
  /(?:^|\s)m[iu](?:dir|ydi|yim|yiz|sin\w*)?(?=\s|$|[?.,!])|\b(?:kac|nasil|neden|niye|ne kadar|ne zaman|nere\w*|hangi\w*|ne demek|nedir)\b|(?<!s[ae]k|[ae]l[iu]m)\?/;
/** `kablosuz istemiyorum dedim mi sana` */
const rhetorical = /\b(?:de|iste)(?:me)?d[iu]m m[iu]/;
const request =
  /\b(?:oner|bak|goster|bul|onerir|gosterir|bulur|sun|cikar|olur|var|yok|lazim|istiyor\w*) ?(?:m[iu]\w*|misin\w*)\b|\bne (?:oner|al|izle|yap|oku)\w*/;

const out = /\b(?:cikar(?!im|abil)\w*|kaldir\w*|sil(?:in|er)?)\b/;
const wouldDo = /\bol(?:ur|abilir) ?m[iu]\b|\b(?:var|yok) ?m[iu]\b/;
const unsure: ReadonlySet<Clause['act']> = new Set(['seller', 'outside', 'health', 'complain']);

/** `en ucuzu`, `puanı yüksek olan`: which of the three that is. */
const ofThree =
  /^(?:peki |ya )?(?:en (?:ucuz|uygun|hesapli|pahali)\w*|(?:puan|begeni|yorum)\w* (?:en )?(?:yuksek|iyi|cok)\w*)(?: (?:hangisi|olan[iu]?))?\W*$/;

/** Of the shown one asks, whatever the question's words are like. */
function asAsked(clause: Clause, { listed }: Talk): Clause {
  const text = fold(clause.text);
  const isAsking =
    question.test(text.replace(rhetorical, ' ')) && (unsure.has(clause.act) || !request.test(text));
  const mayBe =
    clause.act === 'want' ||
    clause.act === 'tell' ||
    // `ikinci olsun mu sence`
    ((unsure.has(clause.act) || clause.act === 'accept') && clause.certainty < 0.6);
  // `hangisi daha kaliteli`
  const isOfThree =
    /\bhangi(?:si|ler)/.test(text) &&
    /^(?:dearer|other)$/.test(clause.act) &&
    clause.certainty < 0.8;
  if (listed.length > 0 && (isOfThree || ofThree.test(text))) return { ...clause, act: 'compare' };
  // `ilk ikisini karşılaştırsana`, `farkları nedir`
  const isBeside = /\b(?:karsilastir|kiyasla)\w*|\bfark(?:i|lari)\w* ne(?:dir|ler)?\b(?! kadar)/;
  if (listed.length > 0 && isBeside.test(text) && clause.act !== 'compare')
    return {
      ...clause,
      act: 'compare',
      heard: clause.heard.map((one): Heard => (one.role === 'P-' ? { ...one, role: 'P+' } : one)),
    };
  // `10 bine olur mu`
  const isOfSum =
    /^(?:ask|compare|pick|seller|want)$/.test(clause.act) &&
    clause.heard.some(
      ({ role, text: sum, to }) =>
        role === 'M+' &&
        (/\b(?:olsa|olur|alti|altinda|kadar)\b/.test(fold(sum)) ||
          /^\W*(?:(?:daha )?(?:ol|cik|ekle|ver|koy|artir)\w*s[ae](?:m|k)?\b|ol(?:ur|abilir) m[iu]|var m[iu]|bulunur)/.test(
            fold(clause.text.slice(to)),
          )),
    );
  if (isOfSum) return { ...clause, act: 'want' };
  // `parfüm yerine çanta mı alsam`
  const isOfOther = ['K-', 'K+'].every((role) => clause.heard.some((one) => one.role === role));
  if (isOfOther && clause.act === 'want') return clause;
  const isWondering =
    asks.whether.test(text) && /^(?:cheaper|dearer|other|tell|accept)$/.test(clause.act);
  if (listed.length > 0 && isWondering) return { ...clause, act: 'ask', heard: [] };
  if (isFigure(text, listed)) return { ...clause, act: 'ask', heard: [] };
  return listed.length > 0 && isAsking && mayBe ? { ...clause, act: 'ask' } : clause;
}

const mostInFigure = 2;

const theirs = /^\p{L}+l[ae]r[iu]\??$/u;

/** `ekranı`, `ağırlıkları`: a row of their tables or something else of theirs, and nothing more. */
function isFigure(text: string, listed: Talk['listed']): boolean {
  if (listed.length > 0 && theirs.test(text.trim())) return true;
  return (
    foldedWords(text).length <= mostInFigure && listed.some(({ product }) => hasRow(product, text))
  );
}

const pronoun =
  /^(?:bu|su|o|on|bun|sun)\w{0,5}$|^(?:en |ilk|son|birinci|ikinci|ucuncu|diger|oteki|hep|her|ucu|ikisi|liste)/;

/** What was heard as one of the shown and points at none says how the thing shall be: `Sony olsun`. */
function asShown(clause: Clause, { listed, shown, slots }: Talk, { ears }: Hearing): Clause {
  const isMaker = (text: string) =>
    shown.some(({ product }) => foldedWords(product.brand).join() === foldedWords(text).join());
  // `lassa yok mu`, where one is there
  const isListedMaker = (text: string) =>
    listed.some(({ product }) => foldedWords(product.brand).join() === foldedWords(text).join());
  // `eyw aldım` says nothing of it.
  const isKnown = (text: string) => {
    const { words, makers, kinds } = ears.understand(text);
    return makers.length + kinds.length > 0 || words.some(({ values }) => values.length > 0);
  };
  const isElse = ({ role, text }: Heard) =>
    /^P/.test(role) &&
    !pronoun.test(fold(text)) &&
    (clause.act !== 'accept' || isKnown(text)) &&
    ((clause.act === 'want' && isMaker(text)) || pointedAt(text, listed, shown).length === 0);
  const kind = onlyKind(slots);
  // `deri kordonlu olsun` and `15 kilo olsun` say how it shall be, whatever stands in a title.
  const isProperty = (text: string) => {
    const reading = ears.read(text);
    return ears
      .hear(reading, kind)
      .words.every(
        ({ at, optional, values }) =>
          optional ||
          values.some((one) => one.kind === kind) ||
          reading.sizes.some(({ from, to }) => from <= at.from && at.to <= to),
      );
  };
  // A product that was shown is no wish by its name; its maker may be.
  const isShown = ({ role, text }: Heard) =>
    (clause.act === 'seek' && role === 'V+' && isListedMaker(text)) ||
    (/^[VK][+-]$/.test(role) &&
      !(clause.act === 'want' && isProperty(text)) &&
      pointedAt(text, listed, shown).some(({ product }) => {
        const maker = new Set(foldedWords(product.brand));
        const own = foldedWords(product.title);
        const words = foldedWords(text);
        // `kırmızı pazartesi`
        if (words.length > 1 && words.every((word) => own.some((one) => word.startsWith(one))))
          return true;
        return words.some(
          (word) => !maker.has(word) && own.includes(word) && !isOrdinaryWord(word),
        );
      }));
  // `Kaş Camping’i çıkar listeden`
  const takesAway = out.test(fold(clause.text));
  const isOut = ({ role, text }: Heard) =>
    takesAway && /^[VK]/.test(role) && pointedAt(text, listed, shown).length === 1;
  const isNone = clause.heard.every(
    (one) => !isElse(one) && !isShown(one) && !/^[VK][+-]$/.test(one.role),
  );
  if (listed.length === 0 || isNone) return clause;
  const heard = clause.heard.map((one): Heard =>
    isElse(one)
      ? { ...one, role: one.role === 'P-' ? 'V-' : 'V+' }
      : isShown(one) || isOut(one)
        ? { ...one, role: one.role.endsWith('-') || isOut(one) ? 'P-' : 'P+' }
        : one,
  );
  const takesNone = clause.act === 'accept' && !heard.some(({ role }) => role === 'P+');
  return { ...clause, heard, ...(takesNone && { act: 'want' as const }) };
}

const mostAsked = 5;
const costing =
  /\b(?:ne kadar(?! (?!tut|ed|olur)\w*(?:yor?|[aeiu]r)\b)|kaca(?! kadar)|kac (?:para|lira|tl))\b/;

const theirFigure = /(?:[aeiou]s|l[iu]g)[iu]$/;

/** `Lacoste olur mu` asks to see what is not among the shown, and so does `uçak ne kadar`. */
function asSought(clause: Clause, { listed, slots }: Talk, { ears }: Hearing): Clause {
  const text = fold(clause.text);
  const kind = onlyKind(slots);
  if (kind === undefined || foldedWords(text).length > mostAsked) return clause;
  const { makers, words, reading } = ears.hear(ears.read(clause.text), kind);
  const maker = makers.find(
    ({ brand }) => !listed.some(({ product }) => product.brandId === brand),
  );
  const value = words.find(({ values, isHint, how }) => {
    const own = values.filter((one) => one.kind === kind);
    const has = listed.some(({ product }) =>
      own.some(({ name, value: one }) => product.attributes[name]?.includes(one)),
    );
    return own.length > 0 && !isHint && how === 'known' && !has;
  });
  // `kilosu kaça geliyor`, `denize uzaklığı ne kadar` ask of the shown.
  const isOfTheirs = (at: number) => theirFigure.test(fold(reading.words[at]?.text ?? ''));
  // `ilkinin denize uzaklığı ne kadar`
  const pointsAtOne = clause.heard.some(({ role }) => role === 'P+');
  const at =
    (wouldDo.test(text) || /\bnasil\b/.test(text) ? maker : undefined)?.at ??
    (listed.length > 0 && costing.test(text) && !pointsAtOne ? (value ?? maker) : undefined)?.at;
  if (at && isOfTheirs(at.to - 1)) return clause;
  // `iphone olur mu`, before anything is shown
  const [, own] = /^(\p{L}{4,}) ol(?:ur|abilir) m[iu]/u.exec(text) ?? [];
  const named = listed.length === 0 && own && !isFunctionWord(own) ? reading.words[0] : undefined;
  const [first, last] = [
    reading.words[at?.from ?? -1] ?? named,
    reading.words[(at?.to ?? 0) - 1] ?? named,
  ];
  if (!first || !last) return clause;
  const [from, to] = [first.from, last.to];
  return {
    ...clause,
    act: 'seek',
    heard: [{ role: 'V+', text: clause.text.slice(from, to), from, to, margin: 99 }],
  };
}

const theirPart = /\p{L}{3,}[iu] (?:var|yok) m[iu]\W*$/u;

/** `GPS’i var mı` asks of the shown where one of them has it. */
function asHad(clause: Clause, { listed, slots }: Talk, { ears }: Hearing): Clause {
  const kind = onlyKind(slots);
  const isSought = clause.act === 'seek' && /\b(?:var|yok) m[iu]/.test(fold(clause.text));
  if (!isSought || kind === undefined || /\b(?:baska|daha)\b/.test(fold(clause.text)))
    return clause;
  // `dolgusu var mı` asks for a part of them, `pembesi var mı` for another one.
  const isOfPart = theirPart.test(fold(clause.text));
  const isHad = ears
    .hear(ears.read(clause.text), kind)
    .words.some(({ values }) =>
      values.some(
        ({ kind: of, name, value }) =>
          of === kind &&
          ((isOfPart && !/color|size/.test(name)) ||
            listed.some(({ product }) => product.attributes[name]?.includes(value))),
      ),
    );
  return isHad
    ? { ...clause, act: 'ask', heard: clause.heard.filter(({ role }) => role.startsWith('P')) }
    : clause;
}

/** `daha güçlüsü`, `biraz daha küçük olabilir`, `daha sessizi yok mu` wish for more of it, `ilki daha hafif mi` asks. */
function asMore(clause: Clause, { listed }: Talk): Clause {
  const { text, act } = clause;
  const isAsking = /\bm[iu]\b/.test(fold(text).replace(/\b(?:var|yok) m[iu]\b/, ' '));
  const isMore =
    listed.length > 0 &&
    /^(?:cheaper|dearer|other|seek|want|ask|compare)$/.test(act) &&
    /\bdaha\b/.test(fold(text)) &&
    !isAsking &&
    !question.test(fold(text).replace(/\b(?:var|yok) m[iu]\b\??/, ' ')) &&
    degreeIn(text, false, listed, listed) !== undefined;
  return isMore
    ? {
        ...clause,
        act: 'want',
        heard: [{ role: 'V+', text, from: 0, to: text.length, margin: 99 }],
      }
    : clause;
}
