import { fold } from '@denk/shared/product/text';
import { nameOf } from '../facts/table';
import { upper } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import { notSaidOf } from '../proposing/marks';
import type { Option } from '../proposing/terms';
import { isQuestion } from '../talk/roles';
import type { Talk } from '../talk/talk';
import { tidy } from '../names/tidy';
import { afterProposal, button, newThing, reply, type Reply } from './reply';

/** `39 numara var mı` */
const thereIs = /^(.+?) (?:var|yok) ?m[ıi](?:d[ıi]r)?(?!\p{L})/iu;
/** `bunu izledik`, where more than one may be meant. */
const deictic = /(?<!\p{L})(?:b|ş)?[uo](?:nu|na|ndan)(?!\p{L})/iu;

/**
 * What nothing is sure enough of gets what can be done with the list, as words and as buttons; the list stays. Never twice
 * in a talk in the same words.
 */
export function clarify({ clauses, listed, replies }: Talk): Reply {
  const [, asked = ''] = clauses.map(({ text }) => thereIs.exec(text)).find(Boolean) ?? [];
  if (asked)
    return reply(`${notSaidOf([tidy(asked)])}; satıcının sayfasında görürsünüz.`, afterProposal);
  if (clauses.some(({ text }) => deictic.test(text)))
    return askWhichNot('Hangisini dediğinizi çıkaramadım.', listed, replies);
  const [first] = listed;
  const name = first ? nameOf(first) : '';
  const text = fold(clauses.map((one) => one.text).join(' '));
  const asks = isQuestion.test(text);
  const wants =
    /s[iu]n(?:l[ae]r)?\b/.test(text) ||
    clauses.some(({ act, words }) => act === 'wish' && !isHabit.test(words.at(-1) ?? ''));
  // What is told of oneself is heard, though nothing follows from it for the list.
  const says = unsaid(
    replies,
    asks
      ? [
          'Bunu tam anlayamadım. İlkini mi anlatayım, daha ucuzuna mı, başkalarına mı bakalım?',
          'Sizi doğru yönlendirmek isterim: fiyatı mı değiştirelim, aradığınız özelliği mi?',
        ]
      : wants
        ? [
            'Katalogdaki bilgiler bunu göstermiyor, o yüzden buna göre seçemedim. Başka ne önemli sizin için?',
            'Buna göre de ayıramadım. Fiyatı ya da başka bir özelliği değiştirelim mi?',
          ]
        : [
            'Anladım. Bunlar uygun mu, yoksa başka bir şeye göre mi seçeyim?',
            'Anladım. Listede neyi değiştirmemi istersiniz?',
            'Tamamdır. Başka ne önemli sizin için?',
          ],
  );
  return reply(says, [
    ...(first ? [button('first', `${name} nasıl?`, `${name} nasıl?`, 'preference')] : []),
    ...afterProposal,
    newThing,
  ]);
}

/** `şık giyinir`: what somebody is like. */
const isHabit = /(?:[aeiu]r|m[ae]z|yor)$/;

/** Who finds fault and says nothing that another list could be made of is asked which of them it is. */
export function askWhichNot(
  lead: string,
  listed: readonly Option[],
  replies: readonly string[],
): Reply {
  const ask = unsaid(replies, [
    ...(lead ? ['Hangisini çıkarıp yerine başkasını bulayım?'] : []),
    'Elimdekilerin en yakını bunlar; birini çıkarayım mı, yoksa bir isteğinizi mi değiştirelim?',
    'Daha yakını kataloğumuzda yok. İsterseniz bütçeyi ya da bir isteği gevşetelim.',
  ]);
  return reply(upper([lead, ask].filter(Boolean).join(' ')), [
    ...listed.map((one, at) =>
      button(`not-${at + 1}`, `${nameOf(one)} olmasın`, `${nameOf(one)} olmasın`, 'preference'),
    ),
    ...afterProposal.slice(0, 2),
  ]);
}
