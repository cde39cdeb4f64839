import { fold } from '@denk/shared/product/text';
import { isRoot, remembering, verbStems } from '../../../language';
import type { Act } from './act';

/**
 * What a clause is by its form alone, whatever it is about: it asks; it says what shall be (`olsun`, `lazım`, `istemiştim`)
 * or shall not be (`olmasın`); `open` where none is written (`ikincisi`, `fiyatları anlat`, `gösterir misin`).
 */
export type Form = 'asks' | 'wishes' | 'refuses' | 'open';

const mostClauses = 5000;
const particle = /^m[iu](?:d[iu]r|yd[iu]|ym[iu]s|y[iu][mz]|s[iu]n(?:[iu]z)?)?$/;
/** The particle written together with what it asks of: `varmi`, `sessizmi`, and at the end `iyimi`; `resmi` is a word. */
const joined = /^(\w{3,})m[iu]$/;
const askedOf = /(?:^var|^yok|^degil|^dahil|[aeiu]r|[ls][iu]z?)$/;
const toUs = /^m[iu]s[iu]n(?:[iu]z)?$/;
/** What is asked of us to do is no question: `gösterir misin`. */
const doing = /.[aeiu]r$/;
const asking =
  /^(?:ne|neler|nedir|neyi|neye|neyle|neden|niye|nicin|nasil\w{0,3}|n[ae]+p\w+|kac\w{0,4}|kim(?:e|i|in|ler|den|le)?|hangi\w*|ner[ed]\w*|acaba)$/;
/** `hangisi ucuzsa`, `ne varsa`: what leaves it open asks nothing; `hangi renk olsa` does. */
const whichever = /^(?:vars[ae]|\w*(?:[aeiu]r|z|[iu]yor|y)s[ae])$/;
/** `ne olur`, `ne bileyim`, `ne güzel`, `ne de olsa` */
const saying = /\bne (?:olur(?!\w* m)|bil\w+|guzel|iyi|yazik|yapal[iu]m|de olsa|de ols[au]n)\b/g;

const wanting =
  /^(?:(?:isti|ar[iu]|bak[iu])yo(?:r(?:[dm]|uz)\w*|m|z)|ister(?:[iu]m|[iu]z|d[iu]m|d[iu]k)|iste(?:d[iu][mk]|m[iu]st[iu][mk])|laz[iı]m\w*|gerek(?:iyor\w*|li|ir)|sart|yeter(?:li)?|olsn|koy|getir|ekle)$/;
const shallBe = /^(.+?)(m[ae])?(?:s[iu]n|m[ae]l[iu])(?:l[ae]r)?(?:yd[iu]|d[iu]r)?$/;
/** `varsın`, `değilmişsin` */
const ofYou = /(?:r|m[iu]s)s[iu]n$/;
/** `olsa iyi olur`, `olursa sevinirim` */
const ifSo = /^\w{2,}s[ae](?:l[ae]r|yd[iu])?$/;
const good = /^(?:iyi|guzel|super|harika|sahane|yeter\w*|sevin\w*|memnun|daha)$/;

/** `evde pişirmem lazım` is what somebody has to do. */
const ofOneself = /m[ae]m(?:[iu]z)?$/;

/** Whether a verb's mood says what shall be, or what shall not: `olsun`, `geçmesin`; `kesin` is no verb. */
export function moodOf(word: string): 'wishes' | 'refuses' | undefined {
  const [, verb, not] = shallBe.exec(word) ?? [];
  if (verb === undefined || ofYou.test(word) || !verbStems(word).includes(verb)) return undefined;
  return not ? 'refuses' : 'wishes';
}

/** Whether a word says what shall be, or what shall not. */
function shall(word: string, before = ''): 'wishes' | 'refuses' | undefined {
  const mood = moodOf(word);
  if (mood) return mood;
  const isDuty = ofOneself.test(before) && verbStems(before).length > 0;
  return wanting.test(word) && !isDuty ? 'wishes' : undefined;
}

/** What a clause is by its form. */
export const formOf = remembering(mostClauses, (text: string): Form => {
  const folded = fold(text).replace(saying, ' ');
  const words = folded.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  const isParticle = (word: string, at: number) => {
    const [, rest = ''] = joined.exec(word) ?? [];
    return (
      (particle.test(word) && !(toUs.test(word) && doing.test(words[at - 1] ?? ''))) ||
      (rest !== '' &&
        !isRoot(word) &&
        (askedOf.test(rest) || at === words.length - 1) &&
        (isRoot(rest) || verbStems(rest).length > 0))
    );
  };
  const isAsking = (word: string, at: number) =>
    isParticle(word, at) ||
    (asking.test(word) && !words.slice(at + 1).some((later) => whichever.test(later)));
  const isToUs = words.some((word, at) => toUs.test(word) && doing.test(words[at - 1] ?? ''));
  if (words.some(isAsking) || (/\?/.test(text) && !isToUs)) return 'asks';
  const isIf = words.some((word, at) => ifSo.test(word) && good.test(words[at + 1] ?? ''));
  const said = words.flatMap((word, at) => shall(word, words[at - 1]) ?? []);
  if (said.includes('refuses')) return 'refuses';
  return isIf || said.length > 0 ? 'wishes' : 'open';
});

const questions: readonly Act[] = ['fact', 'compare', 'pick', 'why', 'seek', 'self', 'health'];
const asides: readonly Act[] = ['tell', 'mood', 'greet', 'outside'];
/** What no clause of a form does. */
const never: Readonly<Record<Form, ReadonlySet<Act>>> = {
  asks: new Set(['accept', 'tell', 'stop', 'leave', 'mood']),
  wishes: new Set([...questions, ...asides, 'refuse', 'complain']),
  refuses: new Set([...questions, ...asides]),
  open: new Set(),
};

/** Whether a clause of some form may do something. */
export const mayDo = (form: Form, act: Act): boolean => !never[form].has(act);
