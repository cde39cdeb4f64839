import { join } from 'node:path';
import { readCatalogue } from '../../../catalogue';
import { createEmbeddedEngine } from '../../../search';
import { sampleOf } from '../proposing/shelf';
import { topicsOf } from './topics';

const { products, kinds, knowledge } = readCatalogue(join(__dirname, '../../../../../catalogue'));
const engine = createEmbeddedEngine(products, kinds);

async function nearest(kindId: string, question: string) {
  const kind = knowledge.kinds.get(kindId);
  if (!kind) throw new Error(`no kind ${kindId}`);
  const { matches, open } = topicsOf(question, kind, await sampleOf(kindId, engine));
  const [best] = matches;
  const { topic } = best ?? {};
  const about =
    topic?.is === 'advice' ? kind.advice[topic.at]?.says : topic && `${topic.is} ${topic.id}`;
  return { about: about ?? '', near: best?.near ?? 0, open };
}

test.each([
  ['refrigerator', 'eni kaç santim acaba bunların', /^figure Genişlik$/],
  ['refrigerator', 'elektriği hangisi az yakıyor', /Enerji sınıfı A’ya/],
  ['refrigerator', 'kaç litre alıyo', /^figure Toplam hacim$/],
  ['laptop', 'bunun ekran kartı ne', /^figure Ekran kartı$/],
  ['laptop', 'kaç kilo çantada taşırım ben bunu', /^figure Ağırlık$/],
  ['smartphone', 'suya düşse bir şey olur mu', /IP67 ve IP68/],
  ['smartphone', 'şarjı bir gün gider mi', /5\.000 mAh/],
  ['headphones', 'telefonla konuşurken ses gider mi karşıya', /Görüşmede/],
  ['tv', 'kaç hertz', /^figure Yenileme hızı$/],
  ['tv', 'netflix açılıyor mu üstünde', /Netflix/],
  ['movie', 'kaç dakika sürüyor', /^figure Süre$/],
  ['movie', 'kim oynuyor', /^figure Oyuncular$/],
  ['book', 'yazarı kim', /^figure Yazar$/],
  ['cat-food', 'tahıl var mı içinde', /Tahılsız mama/],
  ['perfume', 'kalıcı mı bütün gün durur mu', /Kalıcılık/],
  ['perfume', 'kaç ml bu şişe', /^figure Hacim$/],
  ['insurance', 'cam kırılırsa öder mi', /cam ve anlaşmalı servis/],
  ['sofa', 'yatak oluyor mu açılınca', /^figure Yatak ölçüsü$/],
  ['coffee-machine', 'süt köpürtüyor mu', /^attribute milk$/],
  ['internet-plan', 'kaç ay taahhüt var', /^attribute contract_preference$/],
])('of a %s “%s” asks about what it means', async (kind, question, about) => {
  const found = await nearest(kind, question);
  expect(found.about).toMatch(about);
  expect(found.near).toBeGreaterThan(found.open);
});

test.each([
  ['smartphone', 'bunu satan adamın adı ne'],
  ['headphones', 'dün akşamki maç kaç kaç bitti'],
])('of a %s “%s” comes near to nothing', async (kind, question) => {
  expect((await nearest(kind, question)).near).toBeLessThan(0.24);
});

test('a question that nothing answers is known for one', async () => {
  const { open } = await nearest('laptop', 'ram sonradan takılıyor mu');
  expect(open).toBeGreaterThan(0.3);
});
