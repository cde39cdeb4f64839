import { type CatalogueProduct, type Kind, suitsAll } from '../catalogue';
import { withoutMarks } from '../../testing/forms';
import { sample, sampleSearch } from '../../testing/sample-search';

const { kinds, products, byId } = sample;

/** A value that some products of a kind have and others lack, as a person says it. */
interface Condition {
  readonly noun: string;
  readonly label: string;
  readonly has: (product: CatalogueProduct) => boolean;
}

const lower = (text: string) => text.toLocaleLowerCase('tr');
/** What nobody says of a thing, or what says nothing of it. */
const unsaid =
  /[()/]| değil$|^(?:Yok|Var|Aktif|Orta|Genel|Az|Öncelik değil|Özel ihtiyaç yok)$|^\d+$/;
const longestLabel = 3;

function conditionsOf(kind: Kind): Condition[] {
  const own = products.filter((product) => product.kind === kind.id);
  return Object.entries(kind.attributes).flatMap(([name, { importance, values }]) =>
    Object.entries(values).flatMap(([value, label]) => {
      const has = ({ kind: id, attributes }: CatalogueProduct) =>
        id === kind.id &&
        (attributes[name] ?? []).some((one) => one === value || suitsAll.has(one));
      const count = own.filter(has).length;
      const isSaid = !unsaid.test(label) && label.split(' ').length <= longestLabel;
      if (!isSaid || importance === 'quiet' || !count || count === own.length) return [];
      return { noun: lower(kind.noun.split(' ve ')[0] ?? ''), label: lower(label), has };
    }),
  );
}

const conditions = [...kinds.values()].flatMap(conditionsOf);
const firstPage = 5;

/** The share of conditions of which the first products are all as they were asked for, and what was asked otherwise. */
async function kept(
  some: readonly Condition[],
  say: (condition: Condition) => string,
  isRight: (product: CatalogueProduct, condition: Condition) => boolean,
) {
  const missed: string[] = [];
  for (const condition of some) {
    const query = say(condition);
    const { products: found } = await sampleSearch.search({ query, filters: { limit: firstPage } });
    const first = found.flatMap(({ id }) => byId.get(id) ?? []);
    if (!first.length || !first.every((product) => isRight(product, condition))) missed.push(query);
  }
  return { share: 1 - missed.length / some.length, missed };
}

test.each<[string, (condition: Condition) => string, number]>([
  ['before the thing', ({ noun, label }) => `${label} ${noun}`, 0.95],
  ['without Turkish letters', ({ noun, label }) => withoutMarks(`${label} ${noun}`), 0.95],
  ['after it', ({ noun, label }) => `${noun} arıyorum ${label} olsun`, 0.92],
  ['for somebody’s day', ({ noun, label }) => `abime doğum günü için ${label} ${noun}`, 0.95],
  ['for a place', ({ noun, label }) => `ofise ${label} ${noun} lazım`, 0.9],
])('a condition said %s is met by all of the first products', async (_, say, least) => {
  const { share, missed } = await kept(conditions, say, (product, { has }) => has(product));
  expect({ isKept: share >= least, missed: share >= least ? [] : missed }).toEqual({
    isKept: true,
    missed: [],
  });
});

test.each([
  ['yazlk lastik', 'Yazlık'],
  ['parfümsz krem', 'Parfümsüz'],
  ['otomtik kahve makinesi', 'Otomatik'],
])('“%s” asks for what is %s, in spite of the slip', async (query, read) => {
  const { fit, corrected } = await sampleSearch.search({ query });
  expect({ fit, read: corrected?.map((one) => one.read) }).toEqual({ fit: 'exact', read: [read] });
});

test.each([
  ['5 yaşındaki kızıma bisiklet', 'bicycle rider=child'],
  ['7 yaş için güneş kremi', 'suncare area=child'],
  ['yetişkin oteli, çocuk kabul etmeyen', 'hotel concept=adults'],
  ['k2 olmayan d vitamini', 'vitamin k2=without'],
  ['kokusuz yüz nemlendiricisi', 'skincare step=moisturiser'],
  ['kırmızı olmayan sırt çantası', 'handbag bag_type=backpack'],
  ['65 inçten küçük tv', 'tv screen_size=32inch'],
  ['dambıl takımı', 'fitness equipment_type=dumbbell'],
])('“%s” is answered by %s alone', async (query, expected) => {
  const [kind = '', name = '', value = ''] = expected.split(/[ =]/);
  const { products: found, understood } = await sampleSearch.search({
    query,
    filters: { limit: firstPage },
  });
  expect(found.length).toBeGreaterThan(0);
  for (const { id } of found) {
    expect(byId.get(id)).toMatchObject({
      kind,
      attributes: { [name]: expect.arrayContaining([value]) as unknown },
    });
  }
  // A `çanta` is no form of a brand that begins alike.
  expect(understood?.brand).toBeUndefined();
});

test('what comes in another colour, too, is not left out with the one that is refused', async () => {
  const { products: found } = await sampleSearch.search({ query: 'siyah olmayan sırt çantası' });
  const colours = found.map(({ id }) => byId.get(id)?.attributes.color ?? []);
  expect(colours.some((all) => all.includes('black') && all.length > 1)).toBe(true);
  expect(colours.filter((all) => all.join() === 'black')).toEqual([]);
});

test('the deed that is done with a thing has to be called so: `klima montajı`', async () => {
  const { products: found } = await sampleSearch.search({ query: 'klima montajı yaptırmak' });
  expect(found.length).toBeGreaterThan(0);
  for (const { title } of found) expect(title).toMatch(/Montaj/);
});
