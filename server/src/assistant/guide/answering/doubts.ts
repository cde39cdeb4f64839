import { fold } from '@denk/shared/product/text';
import type { Option } from '../proposing/terms';

/** What somebody may doubt in us, and the straight answer; `sample` is told of the sample catalogue alone. */
const answers: readonly {
  readonly heard: RegExp;
  readonly says: string;
  readonly sample?: true;
}[] = [
  {
    heard:
      /\b(?:reklam|sponsor|torpil)\w*|\b(?:komisyon|para|ucret|rusvet) (?:m[iu] )?(?:al|kazan)\w*yor ?(?:mu)?sun|\b(?:size|sana) (?:para|ucret|rusvet)\b|\btaraf(?:li|siz) m[iu]s[iu]n/,
    says: 'Hayır, sıralamada ne reklam ne ödeme var; yalnız söylediklerinize ve ürünlerin bilgilerine bakıyorum.',
  },
  {
    heard: /\b(?:yorum|puan|begeni)\w* (?:\w+ )?(?:gercek|sahte|guvenilir|dogru)/,
    says: 'Buradaki puanlar örnek, gerçek alıcıların yorumu değil; onları satıcının sayfasında okuyabilirsiniz.',
    sample: true,
  },
  {
    heard: /^(?:peki |ya )?(?:bundan )?(?:emin|ciddi) m[iu]s[iu]n/,
    says: 'Katalogda ne yazıyorsa onu söylüyorum; almadan önce satıcının sayfasından da bakmanızı öneririm.',
  },
];

/** The straight answer to who doubts us: whether somebody pays us, whether the ratings are real. */
export function doubtAnswered(text: string, listed: readonly Option[]): string | undefined {
  const isSample = listed.some(({ product }) => product.sample);
  const folded = fold(text);
  return answers.find(({ heard, sample }) => heard.test(folded) && (!sample || isSample))?.says;
}
