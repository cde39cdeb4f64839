import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { inSentence } from '../names/in-sentence';
import { unsaid } from '../names/unsaid';
import type { Talk } from '../talk/talk';
import { besideTexts } from './beside';

/**
 * What has to be said before the reply itself, in sentences: an aside, what was turned down, what of the message was not
 * taken into account, what is not in the catalogue.
 */
export function notesOf(talk: Talk, kind: Kind, more: readonly string[] = []): readonly string[] {
  const { heard, taken, message } = talk;
  const brands = heard.misfits.slice(0, 2).join(' ve ');
  return [
    ...besideTexts(talk, kind),
    careOf(message, kind),
    taken.length > 0 ? `Çıkardım: ${taken.join(', ')}.` : '',
    heard.unusedSum
      ? 'Söylediğiniz tutara göre hesap yapamıyorum, listedeki tutarlar örnektir; kesin rakamı banka verir.'
      : '',
    heard.lackingToo ? `“${tidy(heard.lackingToo)}” kataloğumuzda yok.` : '',
    brands ? `Katalogda ${brands} markalı ${inSentence(kind.noun)} yok.` : '',
    notTakenNote(talk),
    ...more,
  ].filter(Boolean);
}

/** `“rakamlar büyük olsun” için katalogda bilgi bulamadım, onu hesaba katamadım.` */
const notTakenNote = ({ notTaken, heard, told }: Talk): string =>
  notTaken === undefined || heard.lackingToo?.includes(notTaken.said[0]?.split(' ')[0] ?? '')
    ? ''
    : `${quotedAll(notTaken.said)} ${notTaken.seeks ? 'diye aradım ama katalogda bulamadım.' : unsaid(told, ['için katalogda bilgi bulamadım, onu hesaba katamadım.', 'kısmını da seçerken kullanamadım, katalog söylemiyor.', 'için de katalogda bir şey yok.'])}`;

/** `“kumaş” ve “mil toplasın”` */
export const quotedAll = (said: readonly string[]): string =>
  said.map((one) => `“${tidy(one)}”`).join(' ve ');

/** What goes into or onto the body: whom to ask, and where the catalogue may say too little. */
function careOf(message: string, { category }: Kind): string {
  const text = fold(message);
  if (category === 'food-drink' && /\balerj/.test(text))
    return 'Alerjen ve iz bilgisi katalogda eksik olabilir, ambalajındaki içeriği mutlaka okuyun.';
  return /\b(?:hamile|gebe|emzir)\w*/.test(text) && /^(?:beauty|health)$/.test(category)
    ? 'Hamilelikte ve emzirirken kullanmadan önce doktorunuza danışın.'
    : '';
}

const mostQuoted = 60;

/** What was typed comes back without marks that a page could read, and short, cut between words. */
export function tidy(said: string): string {
  const text = said.replace(/[^\p{L}\p{N}\s+.,'’%-]/gu, '').trim();
  return text.length > mostQuoted ? `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')}…` : text;
}
