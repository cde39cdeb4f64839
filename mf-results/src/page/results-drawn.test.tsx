import { screen, waitFor } from '@testing-library/react';
import module from '../module';
import { answer, product } from '../../testing/replies';
import { shop } from '../../testing/shop';
import { address, freshBrowser, phones, titles, visit } from '../../testing/visit';

freshBrowser();

const names = ['Nike Pegasus 41', 'Asics Gel-Nimbus 26', 'Hoka Clifton 9'];
const aiSearch = `?${names.map((name) => `ai=${encodeURIComponent(name)}`).join('&')}`;

const needsOf = (path: string, search: string) =>
  module.routes.find((route) => route.path === path)?.needs?.({ path, search });

describe('what an address takes', () => {
  test.each([
    ['/results', '?q=%20telefon%20', '“telefon”', { query: 'telefon', filters: { limit: 24 } }],
    [
      '/results',
      '?q=telefon&brand=samsung&price=1000-2500&sort=price_low&page=2',
      '“telefon”',
      {
        filters: {
          brands: ['samsung'],
          price: { min: 1000, max: 2500 },
          sort: 'price_low',
          limit: 48,
        },
      },
    ],
    ['/results', '?category=Kulakl%C4%B1k', '“Kulaklık”', { filters: { category: 'Kulaklık' } }],
    ['/results/movies', '', 'Öne çıkan filmler', { filters: { content_type: 'movies' } }],
    [
      '/results',
      '?q=mayo&c=budget*m*p*3000-*B%C3%BCt%C3%A7e',
      '“mayo”',
      { query: 'mayo', filters: { criteria: [{ id: 'budget', label: 'Bütçe' }] } },
    ],
  ])('%s%s', async (path, search, title, body) => {
    expect(await needsOf(path, search)).toMatchObject({
      title: expect.stringContaining(title),
      data: { path: '/functions/v1/search-products', body },
    });
  });

  test('each name of the assistant takes a search; names that cannot be searched and nothing take none', async () => {
    expect((await needsOf('/results', aiSearch))?.data).toEqual(
      names.map((name) => ({
        path: '/functions/v1/search-products',
        body: expect.objectContaining({ query: `"${name}"` }),
      })),
    );
    expect((await needsOf('/results', '?ai=telefon&ai=b&ai=c'))?.data).toBeUndefined();
    expect(await needsOf('/results', '')).toEqual({});
  });
});

describe('a page that the server has drawn', () => {
  test('has its products in the markup, is taken over as it is, and asks nothing again', async () => {
    const drawn = visit({ drawnWith: answer(phones) });
    expect(drawn.markup.match(/<article/g)).toHaveLength(4);
    expect(drawn.markup).toContain('4 ürün bulundu');
    await waitFor(() => expect(document.title).toBe('“telefon” için sonuçlar · Denk'));
    expect(titles()).toHaveLength(4);
    expect(drawn.differences).toEqual([]);
    expect(drawn.calls).toEqual([]);
  });

  test('searches when something is chosen, and Back shows what came with the page', async () => {
    const whole = await shop('telefon', {}, new AbortController().signal);
    const { user, calls } = visit({ search: shop, drawnWith: whole });
    await user.click(screen.getByRole('checkbox', { name: /Samsung/ }));
    expect(await screen.findByText('2 ürün bulundu')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Geri' }));
    expect(await screen.findByText('4 ürün bulundu')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  test('that found nothing for good says so at once', () => {
    const { markup, calls, differences } = visit({ drawnWith: answer([], { final: true }) });
    expect(markup).toContain('Sonuç bulunamadı');
    expect(calls).toEqual([]);
    expect(differences).toEqual([]);
  });

  test('whose service failed tries again by itself', async () => {
    const { markup, calls } = visit({ drawnWith: answer([], { success: false }) });
    expect(markup).toContain('Ürünler aranıyor...');
    expect(await screen.findByText('4 ürün bulundu')).toBeInTheDocument();
    expect(calls.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
  });

  test('shows what was found for each name of the assistant', async () => {
    const drawn = visit({
      address: `/results${aiSearch}`,
      drawnWith: names.map((name) =>
        name.startsWith('Hoka') ? answer([], { final: true }) : answer([product(`${name} Erkek`)]),
      ),
    });
    expect(drawn.markup).toContain('2 AI önerisi');
    expect(drawn.markup).toContain('Bu öneri için şu anda ürün bulunamadı.');
    await waitFor(() => expect(document.title).toContain('AI önerileri'));
    expect(titles()).toEqual(['Nike Pegasus 41 Erkek', 'Asics Gel-Nimbus 26 Erkek']);
    expect(drawn.differences).toEqual([]);
    expect(drawn.calls).toEqual([]);
  });

  test('searches a name by itself whose answer failed', async () => {
    const { markup, calls } = visit({
      address: `/results${aiSearch}`,
      search: async (query) => answer([product(query.replaceAll('"', ''))]),
      drawnWith: names.map((name) => answer([product(name)], { success: name !== names[1] })),
    });
    expect(markup).toContain('Ürünler aranıyor...');
    expect(await screen.findByText('3 AI önerisi')).toBeInTheDocument();
    expect(calls.filter(({ signal }) => !signal.aborted)).toHaveLength(3);
  });

  test('takes up a hand-off that only this tab knows', async () => {
    const { markup } = visit({
      drawnWith: answer(phones),
      session: { questionnaireResults: { query: 'laptop', answers: {}, type: 'questionnaire' } },
    });
    expect(markup).toContain('“telefon” için sonuçlar');
    await waitFor(() => expect(address()).toContain('q=laptop'));
  });
});
