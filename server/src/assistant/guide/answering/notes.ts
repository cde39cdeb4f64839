import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { foldedWords, isFunctionWord, isOrdinaryWord, isRoot, isVerb } from '../../../language';
import { fillers } from '../names/fillers';
import { inSentence } from '../names/in-sentence';
import { upper } from '../names/question-texts';
import { saidBeside } from '../reading/asides';
import { groupsOf, type NamedWord, type Slots } from '../slots/slots';
import type { Talk } from '../talk/replay';
import { asideText } from './aside-texts';

/** What has to be said before the reply itself: an aside, what is not in the catalogue, how a sum was shared. */
export function noteOf(talk: Talk, kind: Kind, more: readonly string[], end = '; '): string {
  const { aside, english, cut } = talk.heard;
  const parts = [
    english ? 'I answer in Turkish, but I understood your request' : '',
    aside && saidBeside.has(aside) ? asideText(aside, kind).replace(/\.$/, '') : '',
    talk.faults.length > 0 ? `haklısınız, çıkardım: ${talk.faults.join(', ')}` : '',
    talk.heard.unusedSum
      ? 'söylediğiniz tutara göre hesap yapamıyorum, listedeki tutarlar örnektir; kesin rakamı banka verir'
      : '',
    cut ? 'mesajınızın ilk 2.000 karakterini okudum' : '',
    talk.heard.lackingToo ? `“${tidy(talk.heard.lackingToo)}” kataloğumuzda yok` : '',
    unknownNote(talk, kind).replace(/\.$/, ''),
    ...more,
  ].filter(Boolean);
  return parts
    .map(
      (part, at) =>
        `${at > 0 && end === '. ' ? upper(part) : part}${part.startsWith('I answer') || /112/.test(part) ? '. ' : end}`,
    )
    .join('');
}

/** What goes into or onto the body: whom to ask before it, once for a kind of the pharmacy's. */
export function bodyNote({ message }: Talk, { category }: Kind, isNew: boolean): string {
  if (category === 'food-drink' && /\balerj/.test(fold(message)))
    return 'alerjen ve iz bilgisi katalogda eksik olabilir, ambalajındaki içeriği mutlaka okuyun';
  const expecting = /\b(?:hamile|gebe|emzir)\w*/.test(fold(message));
  if (expecting && (category === 'beauty' || category === 'health'))
    return 'hamilelikte ve emzirirken kullanmadan önce doktorunuza danışın';
  return isNew && category === 'health'
    ? 'sağlıkla ilgili ürünlerde önce doktorunuza ya da eczacınıza danışın'
    : '';
}

/** Wishes of which the catalogue says nothing for any product of the kind. */
export const untoldNote = (labels: readonly string[]): string =>
  labels.length > 0
    ? `${labels.map((label) => `“${label}”`).join(' ve ')} bilgisi katalogda yok, satıcının sayfasında görürsünüz`
    : '';

/** `“tesla” katalogda yok`, `Nike markalı akıllı telefon yok`. */
export function unknownNote(
  { absent, heard, meaning, message, pending, slots, turn }: Talk,
  kind: Kind,
): string {
  const noun = inSentence(kind.noun);
  const brands = heard.misfits.slice(0, 2).join(' ve ');
  const left = (meaning || heard.aside || heard.lackingToo ? [] : heard.left).filter(
    ({ stem, said, as }) =>
      said.length > 2 &&
      as === 'name' &&
      !absent.some((one) => one.stem === stem) &&
      !isNamed(stem, heard.slots),
  );
  const unread = [...absent, ...left].sort(
    (a, b) => message.indexOf(a.said) - message.indexOf(b.said),
  );
  const words = asSaid(unread).filter(isTelling);
  if (brands) return `katalogda ${brands} markalı ${noun} yok.`;
  const said = [...new Set(words)]
    .slice(0, 2)
    .map((word) => `“${word}”`)
    .join(' ve ');
  if (said) return `${said} için katalogda bilgi bulamadım.`;
  // A word or three that nothing was read from are named as they stand.
  const { changed, leaves, isQuestion, aside, repeats } = heard;
  const isName = slots.names.some((name) => name.turn === turn);
  const isUnread =
    !isName &&
    !changed &&
    !repeats &&
    !leaves &&
    !isQuestion &&
    !aside &&
    !meaning &&
    pending !== 'kind';
  const telling = tellingWords(message);
  return isUnread && telling.length <= 3 && isTelling(telling.join(' '))
    ? `“${tidy(telling.join(' '))}” için katalogda bilgi bulamadım.`
    : '';
}

/** The words of a message that say more than that something is wanted, as they were typed. */
export const tellingWords = (message: string): string[] =>
  (message.match(/[\p{L}\p{N}+]+/gu) ?? []).filter((typed) => {
    const [word = ''] = foldedWords(typed);
    return !fillers.has(word) && !isFunctionWord(word) && !/(?:y[iu]m|y[iu]z)$/.test(word);
  });

/** Whether some word names something: no verb (`emen`), no everyday word bent by its sentence (`olanı`). */
export const isTelling = (said: string): boolean =>
  foldedWords(said).some(
    (word) =>
      !/^\d+$|(?:[iu]nc[ae]|[ae]r[ae]k|iken)$/.test(word) &&
      !fillers.has(word) &&
      !(isVerb(word) && !isRoot(word)) &&
      (isRoot(word) || !isOrdinaryWord(word) || /(?:l[iu]k?|s[iu]z|c[iu])$/.test(word)),
  );

const isNamed = (stem: string, { names }: Slots): boolean =>
  names.some((name) => name.stem === stem);

/** Words that nothing was read from, those of one name together, as they were typed. */
export const asSaid = (words: readonly NamedWord[]): string[] =>
  groupsOf(words)
    .map((group) => tidy(group.map(({ said }) => said).join(' ')))
    .filter(Boolean);

/** What was typed comes back without marks that a page could read, and short. */
export const tidy = (said: string): string =>
  said
    .replace(/[^\p{L}\p{N}\s+.,'’-]/gu, '')
    .slice(0, 40)
    .trim();
