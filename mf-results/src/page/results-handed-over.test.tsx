import type { SearchFilters } from '@denk/shared/product/wire';
import { screen, within } from '@testing-library/react';
import type { SearchProducts } from '../search/search-products';
import { answer, product } from '../../testing/replies';
import { address, card, freshBrowser, phones, titles, visit } from '../../testing/visit';

freshBrowser();

describe('what was handed over', () => {
  const names = ['Nike Pegasus 41', 'Asics Gel-Nimbus 26', 'Hoka Clifton 9'];
  const aiResults = {
    products: [],
    groupedProducts: {},
    originalQuery: 'koşu ayakkabısı',
    aiRecommendations: names,
    searchType: 'ai_recommended',
    aiMessage: [
      '“karbon plaka” için katalogda bilgi bulamadım. En yakın üç ayakkabı:',
      ...names.map((name, at) => `${at + 1}. ${name} - 5.${at}00 TL; su geçirmez değil`),
    ].join('\n'),
  };
  const byName: SearchProducts = (query) =>
    Promise.resolve(
      answer(query === '"Hoka Clifton 9"' ? [] : [product(`${query.replaceAll('"', '')} Erkek`)]),
    );

  test('a name that its first product has for a title is read there, and only heard above it', async () => {
    visit({
      address: '/results',
      session: { aiResults },
      search: (query) => Promise.resolve(answer([product(query.replaceAll('"', ''))])),
    });
    const [name = ''] = names;
    const region = await screen.findByRole('region', { name });
    await within(region).findByRole('heading', { level: 3, name });
    const shown = within(region)
      .getAllByText(name)
      .filter((one) => !one.classList.contains('visually-hidden'));
    expect(shown).toHaveLength(1);
  });

  test('the assistant’s names are searched once each, said in the address, and the item is gone', async () => {
    const { calls } = visit({ address: '/results', session: { aiResults }, search: byName });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Size özel AI önerileri');
    expect(screen.getByText('AI Önerileri')).toBeInTheDocument();
    expect(await screen.findByText('2 AI önerisi')).toBeInTheDocument();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(names);
    expect(screen.getByText('Bu öneri için şu anda ürün bulunamadı.')).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: names[1] ?? '' })).getByText(/Asistanın notu/)
        .parentElement,
    ).toHaveTextContent('Asistanın notu: 5.100 TL; su geçirmez değil');
    expect(screen.getByText(/“karbon plaka” için katalogda bilgi bulamadım/)).toBeInTheDocument();
    expect(address()).toBe(
      '/results?q=koşu ayakkabısı&ai=Nike Pegasus 41&ai=Asics Gel-Nimbus 26&ai=Hoka Clifton 9',
    );
    expect(sessionStorage.getItem('aiResults')).toBeNull();
    const kept = calls.filter(({ signal }) => !signal.aborted).map(({ query }) => query);
    expect(new Set(kept)).toEqual(new Set(names.map((name) => `"${name}"`)));
  });

  test('the address alone shows the same recommendations', async () => {
    visit({ address: `/results?${names.map((name) => `ai=${name}`).join('&')}`, search: byName });
    expect(await screen.findByText('2 AI önerisi')).toBeInTheDocument();
  });

  test('recommendations that lead to nothing are said', async () => {
    visit({
      address: '/results',
      session: { aiResults },
      search: () => Promise.resolve(answer([])),
    });
    expect(
      await screen.findByText(
        'Önerilen ürünler şu anda yüklenemiyor. Lütfen daha sonra tekrar deneyin.',
      ),
    ).toBeInTheDocument();
  });

  test.each([
    ['aiResults', 'AI sonuçları işlenirken bir hata oluştu. Lütfen tekrar deneyin.'],
    ['questionnaireResults', 'Anket sonuçları işlenirken bir hata oluştu.'],
  ])('an unreadable %s is said, nothing is searched, and the item is gone', (name, sentence) => {
    const { calls } = visit({ address: '/results', session: { [name]: '{' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Arama Yapılamıyor');
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.queryByText('Ürünler aranıyor...')).toBeNull();
    expect(calls).toEqual([]);
    expect(sessionStorage.getItem(name)).toBeNull();
  });

  test('the questionnaire’s answers become criteria, reasons and removable chips', async () => {
    const criteria = [
      {
        id: 'budget',
        label: 'Bütçe: 15.000–30.000 TL',
        strength: 'wish',
        test: { type: 'price', min: 15000, max: 30000 },
      },
      {
        id: 'network',
        label: '5G',
        strength: 'wish',
        test: { type: 'attribute', name: 'network', anyOf: ['5g'] },
      },
    ];
    const { user, calls } = visit({
      address: '/results',
      session: {
        questionnaireResults: { query: 'telefon', answers: {}, type: 'questionnaire', criteria },
      },
      search: () =>
        Promise.resolve(
          answer([
            {
              ...phones[0],
              reasons: [
                { id: 'budget', label: 'bütçe', state: 'met' },
                { id: 'network', label: '5G', state: 'unknown' },
              ],
            },
          ]),
        ),
    });
    await screen.findByText('1 ürün bulundu');
    expect(calls.at(-1)).toMatchObject({ query: 'telefon', filters: { criteria } });
    expect(sessionStorage.getItem('questionnaireResults')).toBeNull();
    const reasons = within(card('Galaxy S24')).getAllByRole('listitem');
    expect(reasons.map((item) => item.textContent?.replace('\u00a0', ' '))).toEqual([
      'bütçe ✓karşılanıyor',
      '5G ?bilinmiyor',
    ]);
    await user.click(screen.getByRole('button', { name: '5G ölçütünü kaldır' }));
    await screen.findByText('1 ürün bulundu');
    expect(calls.at(-1)).toMatchObject({ filters: { criteria: [criteria[0]] } });
    await user.click(screen.getByRole('button', { name: 'Geri' }));
    expect(screen.getByRole('button', { name: '5G ölçütünü kaldır' })).toBeInTheDocument();
  });

  describe('a short list', () => {
    const budget = {
      id: 'budget',
      label: 'Bütçe: en çok 15.000 TL',
      strength: 'must',
      test: { type: 'price', max: 15000 },
    };
    const kind = {
      id: 'kind',
      label: 'Telefon',
      strength: 'must',
      test: { type: 'kind', anyOf: ['phone'] },
    };
    const session = {
      questionnaireResults: {
        query: 'telefon',
        answers: {},
        type: 'questionnaire',
        criteria: [budget, kind],
      },
    };
    const asked = ({ criteria = [] }: SearchFilters) =>
      criteria.map(({ id, strength }) => `${id} ${strength}`).join(', ');
    const withinBudget = 'budget must, kind must';
    const nearBudget = 'budget wish, kind must';

    test.each([
      ['one product', [phones[3]], '1 ürün bulundu'],
      ['nothing', [], 'Sonuç bulunamadı'],
    ])(
      '%s: what comes close is shown below, without what is shown already',
      async (_, found, said) => {
        visit({
          address: '/results',
          session,
          search: (_query, filters) =>
            Promise.resolve(answer(asked(filters) === withinBudget ? found : phones)),
        });
        const close = within(await screen.findByRole('region', { name: 'Yakın seçenekler' }));
        expect(screen.getByText(said)).toBeInTheDocument();
        expect(close.getAllByRole('article')).toHaveLength(phones.length - found.length);
        expect(screen.getAllByRole('article', { name: 'Galaxy A16' })).toHaveLength(1);
      },
    );

    test('a list of what comes closest says what nothing meets', async () => {
      visit({
        address: '/results',
        session,
        search: () =>
          Promise.resolve(answer(phones, { fit: 'close', relaxed: ['Bütçe: 1.000 TL'] })),
      });
      expect(
        await screen.findByText('Aramanızdaki “Bütçe: 1.000 TL” koşuluna uyan ürün yok'),
      ).toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Yakın seçenekler' })).toBeNull();
    });

    test('a long one needs nothing below', async () => {
      const many = Array.from({ length: 6 }, (_, at) => product(`Telefon ${at}`));
      const { calls } = visit({
        address: '/results',
        session,
        search: () => Promise.resolve(answer(many)),
      });
      await screen.findByText('6 ürün bulundu');
      expect(calls.map(({ filters }) => asked(filters as SearchFilters))).not.toContain(nearBudget);
    });
  });
});

describe('answers that stay on the device', () => {
  const device = [
    {
      id: 'special_needs',
      label: 'Özel ihtiyaç: Hamilelik veya emzirme',
      attribute: 'special_needs',
      anyOf: ['pregnancy'],
      avoid: { attribute: 'cautions', anyOf: ['pregnancy'], label: 'Hamilelikte önerilmez' },
    },
    { id: 'x', label: 'Alerji', attribute: 'allergies', anyOf: ['yes'] },
  ];
  const session = {
    questionnaireResults: {
      query: 'serum',
      answers: { special_needs: ['pregnancy'] },
      type: 'questionnaire',
      criteria: [],
      device,
    },
  };
  const serums = [
    product('Retinol Serum', { attributes: { cautions: ['pregnancy'] } }),
    product('Nemlendirici Serum'),
  ];

  test('are applied here, marked, and part of no call and no address', async () => {
    const { calls } = visit({
      address: '/results',
      session,
      search: () => Promise.resolve(answer(serums)),
    });
    const risky = await screen.findByRole('article', { name: 'Retinol Serum' });
    expect(titles()).toEqual(['Nemlendirici Serum', 'Retinol Serum']);
    expect(within(risky).getByText('Hamilelikte önerilmez')).toBeInTheDocument();
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('Cihazınızda uygulandı, aramaya gönderilmedi: Özel ihtiyaç');
    expect(note).toHaveTextContent('Bu cevap kullanılmadı, çünkü ürünlerde bilgisi yok: Alerji');
    expect(address()).toBe('/results?q=serum');
    expect(JSON.stringify(calls)).not.toMatch(/Hamile|"pregnancy"|Alerji/);
    expect(calls.at(-1)?.filters).toMatchObject({
      tell: ['special_needs', 'cautions', 'allergies'],
    });
  });
});
