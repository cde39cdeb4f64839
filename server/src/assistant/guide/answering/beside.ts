import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { isUrgent, type Clause } from '../acts';
import { askedOfSeller } from '../facts/sellers';
import { asksHowToBuy } from '../talk/by-form';
import type { Talk } from '../talk/talk';
import { unsaid } from '../names/unsaid';
import { fixed } from './fixed-replies';

/**
 * What is said to somebody in danger, and on until he asks for something himself; undefined where nobody is. To him nothing
 * is proposed.
 */
export function careFor({ clauses, replies, changed }: Talk): string | undefined {
  const replied = replies.at(-1) ?? '';
  const isInDanger = clauses.some(({ act }) => act === 'crisis');
  const isInCare = ([fixed.crisis, fixed.afterCrisis, fixed.stillHere] as string[]).includes(
    replied,
  );
  const asks = changed && clauses.some(({ act }) => act === 'wish');
  if (!isInDanger && (!isInCare || asks)) return undefined;
  if (replied === fixed.crisis) return fixed.afterCrisis;
  return isInDanger ? fixed.crisis : fixed.stillHere;
}

/** `siyahtan sıkıldım`: of a thing, and not of one’s own day (`sevgilimden ayrıldım`). */
const ofThing = /(?<!m)[dt][ae]n$/;

/** Says surely how somebody feels, or does beside what he wants (`canım çok sıkkın bi dizi öner`): better no word than a misplaced one. */
const isMoody = ({ act, likely: [first, second], certainty }: Clause): boolean =>
  act === 'mood' ? certainty > 0.65 : second === 'mood' && first === 'wish' && certainty < 0.8;

/** What is told gladly, folded: nobody is pitied for it. */
const glad =
  /\b(?:mutlu(?!\w*suz)\w*|sevin\w*|heyecan\w*|sukur\w*|kazandi\w*|kutla\w*|nisanlandi\w*|evlen\w*|dogdu|terfi\w*|basar\w*|bayram\w*)\b/;

const bought =
  /\b(?:bozuk|kirik|eksik|yanlis|gelmedi|aldi[mg]\w*|verdi[mg]\w*|siparis(?:im\w*|i|ler\w*)?(?! (?:ver|et|ed))|kargom|sikayet\w*|musteri|yetkili\w*|insanla)\b/;

const loss = /\b(?:vefat|cenaze|rahmetli|kaybetti[mk])\w*/;

const apology = /\b(?:kusura bakma\w*|ozur dil\w*)/;

/** What is wished to somebody for what he tells of himself, half a sentence. */
const wishes: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dugunum|dugunumuz|evleniyor\w*|evlenece\w*|nisanim\w*|nikahim\w*)\b/,
    'Mutluluklar dilerim!',
  ],
  [/\b(?:yeni tasin\w*|yeni ev\w*|ev aldi[mk]|ceyiz\w*)\b/, 'Güle güle oturun!'],
  [/\b(?:bebegimiz ol\w*|bebek bekli\w*|hamileyim)\b/, 'Gözünüz aydın!'],
  [/\b(?:dogum gunu\w*|yil donumu\w*)\b/, 'Şimdiden kutlu olsun!'],
  [/\b(?:emekli ol\w*|mezun ol\w*|ise basl\w*|kazandi[mk]?)\b/, 'Hayırlı olsun!'],
  [
    /\b(?:agir isit\w*|(?:isitm|duym)[iu]yor\w*|ameliyat (?:ol|gec)\w*|\w*im koptu)\b/,
    'Geçmiş olsun.',
  ],
];

/** A kind half sentence for what a message tells of its writer’s life, once in a talk. */
export const wellWishing = ({ message, replies }: Talk): string => {
  const text = fold(message);
  const said = wishes.find(([told]) => told.test(text))?.[1] ?? '';
  return replies.some((one) => one.includes(said)) ? '' : said;
};

const comfortIn = (text: string, kind: Kind | undefined): string => {
  if (apology.test(text)) return fixed.noWorry;
  if (loss.test(text)) return fixed.loss;
  if (glad.test(text)) return fixed.glad;
  return kind ? fixed.trouble : fixed.mood;
};

const comfortOfBody = (message: string, kind: Kind | undefined): string =>
  isUrgent(message)
    ? fixed.urgent
    : kind?.category === 'pets'
      ? fixed.comfortOfPet
      : kind && kind.category !== 'health'
        ? fixed.comfort
        : fixed.remedies;

/** One kind and true sentence for each thing that a message says beside what it looks for, in the order of their weight. */
export function besideTexts(
  { clauses, message, listed, replies, told }: Talk,
  kind: Kind | undefined,
): readonly string[] {
  const does = new Set(clauses.map(({ act }) => act));
  const category = kind?.category ?? '';
  const text = fold(message);
  const ofSeller = kind && askedOfSeller(message, kind);
  const seller =
    asksHowToBuy.test(text) && listed.length > 0
      ? fixed.buying
      : ofSeller
        ? unsaid(replies, ofSeller)
        : category === 'finance'
          ? fixed.bank
          : /^(?:services|travel)$/.test(category)
            ? fixed.provider
            : bought.test(text)
              ? fixed.sellerOfBought
              : fixed.seller;
  // Of what is looked for one can have had enough without being sad.
  const isSad = clauses.some(
    (clause) => isMoody(clause) && !(kind && clause.words.some((word) => ofThing.test(word))),
  );
  const isExpecting =
    /^(?:beauty|health)$/.test(category) && /\b(?:hamile|gebe|emzir)\w*/.test(text);
  return [
    does.has('complain') && listed.length > 0 && told.out.length === 0 && !does.has('fact')
      ? unsaid(replies, ['Kusura bakmayın.', 'Haklısınız, özür dilerim.', ''])
      : '',
    // To nurse a child is no illness.
    does.has('health') && (!isExpecting || isUrgent(message)) ? comfortOfBody(message, kind) : '',
    does.has('seller') ? seller : '',
    isSad ? comfortIn(text, kind) : '',
    does.has('self') ? fixed.self : '',
    does.has('outside') && !isSad ? fixed.outside : '',
    category === 'food-drink' && /\balerj/.test(text) ? fixed.allergy : '',
    isExpecting ? fixed.pregnancy : '',
  ].filter(Boolean);
}
