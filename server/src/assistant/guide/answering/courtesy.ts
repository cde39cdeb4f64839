import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { dangerIn, isLoss, isUrgent, type Act } from '../sense';
import type { Talk } from '../talk/talk';
import { fixed, kindly } from './fixed-replies';
import { sellerSays } from './seller';

/**
 * What is said to somebody in danger, and on until he asks for something himself; undefined where nobody is. To him nothing
 * is proposed.
 */
export function careFor({ message, replies, changed, clauses }: Talk): string | undefined {
  const replied = replies.at(-1) ?? '';
  const isInDanger = dangerIn(message) === 'crisis';
  const isInCare = ([fixed.crisis, fixed.afterCrisis, fixed.stillHere] as string[]).includes(
    replied,
  );
  // `112` is no sum of somebody who asks whom to call.
  const asksForThing = changed && clauses.some(({ act }) => act === 'want' || act === 'seek');
  if (!isInDanger && (!isInCare || asksForThing)) return undefined;
  if (replied === fixed.crisis) return fixed.afterCrisis;
  return isInDanger ? fixed.crisis : fixed.stillHere;
}

/** What is told gladly, folded: nobody is pitied for it. */
const glad =
  /\b(?:mutlu(?!\w*suz)\w*|sevin\w*|heyecan\w*|sukur\w*|kazandi\w*|kutla\w*|nisanlandi\w*|evlen\w*|dogdu|terfi\w*|basar\w*|bayram\w*|super|harika)\b/;
const apology = /\b(?:kusura bakma\w*|ozur dil\w*)/;

/** Below it nobody is comforted or corrected: better no word than a misplaced one. */
const quiteSure = 0.6;
/** A true word to who may be ill, or asks what there is, is never misplaced. */
const likely = 0.4;

/** One kind and true sentence for each thing that a message says beside what it looks for, in the order of their weight. */
export function courtesyOf(
  { clauses, message, replies, changed }: Talk,
  kind: Kind | undefined,
): readonly string[] {
  const text = fold(message);
  const says = (act: Act) =>
    clauses.some(
      (one) =>
        one.act === act &&
        one.certainty >= (/^(?:health|self|mood)$/.test(act) ? likely : quiteSure),
    );
  const category = kind?.category ?? '';
  const isExpecting =
    /^(?:beauty|health)$/.test(category) && /\b(?:hamile|gebe|emzir)\w*/.test(text);
  const question = clauses
    .filter(({ act }) => act === 'seller')
    .map((clause) => clause.text)
    .join(', ');
  return [
    isUrgent(message) ? fixed.urgent : says('health') && !isExpecting ? comfortOfBody(kind) : '',
    question ? sellerSays(question, kind, replies) : '',
    (says('mood') || isLoss(text)) && !isUrgent(message) && !changed ? comfortIn(text, kind) : '',
    says('self') ? fixed.self : '',
    says('outside') ? fixed.outside : '',
    says('greet') && !changed && replies.length > 0 ? kindly(message, replies) : '',
    says('thanks') && !changed && !says('greet') ? kindly(message, replies) : '',
    isExpecting ? fixed.pregnancy : '',
  ].filter(Boolean);
}

function comfortIn(text: string, kind: Kind | undefined): string {
  if (apology.test(text)) return fixed.noWorry;
  if (isLoss(text)) return fixed.loss;
  if (glad.test(text)) return fixed.glad;
  return kind ? fixed.trouble : fixed.mood;
}

const comfortOfBody = (kind: Kind | undefined): string =>
  kind?.category === 'pets'
    ? fixed.comfortOfPet
    : kind && kind.category !== 'health'
      ? fixed.comfort
      : fixed.remedies;
