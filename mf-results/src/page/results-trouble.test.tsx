import { searchStore } from '@denk/shared/page/store';
import type { Product } from '@denk/shared/product/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, product } from '../../testing/replies';
import { address, freshBrowser, phones, titles, visit } from '../../testing/visit';

freshBrowser();

describe('what can go wrong', () => {
  test('nothing to search for goes home', async () => {
    visit({ address: '/results' });
    await waitFor(() => expect(address()).toBe('/'));
  });

  test.each([
    [
      'SERPER_API_KEY missing',
      'Arama servisi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.',
    ],
    [undefined, 'Ürün arama sırasında bir hata oluştu'],
  ])(
    'a failure (%s) is the catalogue’s sentence, and Tekrar dene searches again',
    async (error, sentence) => {
      let works = false;
      const { user } = visit({
        search: () =>
          Promise.resolve(works ? answer(phones) : answer([], { success: false, error })),
      });
      await screen.findByRole('heading', { name: 'Arama Yapılamıyor' });
      const failure = within(screen.getAllByRole('alert')[0] as HTMLElement);
      expect(failure.getByText(sentence)).toBeInTheDocument();
      expect(failure.getByRole('link', { name: 'Ana Sayfaya Dön' })).toHaveAttribute('href', '/');
      works = true;
      await user.click(failure.getByRole('button', { name: 'Tekrar dene' }));
      expect(await screen.findByText('4 ürün bulundu')).toBeInTheDocument();
    },
  );

  test.each([
    ['/results?q=zebra', 'Kategorilere göz at', '/kategoriler'],
    ['/results/movies?q=zebra', 'Öne çıkan filmler', '/results/movies'],
  ])('nothing near what was searched at %s: %s', async (address, label, to) => {
    visit({ address, search: () => Promise.resolve(answer([], { unmatched: ['zebra'] })) });
    expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', to);
  });

  test('nothing found: the ways on, and what may have been meant', async () => {
    visit({
      address: '/results?q=kosu bandiii',
      search: () => Promise.resolve(answer([], { suggestions: ['koşu bandı'] })),
    });
    expect(await screen.findByRole('heading', { name: 'Sonuç bulunamadı' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('“kosu bandiii” için ürün yok');
    expect(screen.getByText('Ürün bulunamadı')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ana Sayfaya Dön' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'AI Asistan ile Konuş' })).toHaveAttribute(
      'href',
      '/ai-chat?query=kosu%20bandiii',
    );
    const meant = screen.getByRole('navigation', { name: 'Bunlara bakabilirsiniz:' });
    expect(within(meant).getByRole('link', { name: 'koşu bandı' })).toHaveAttribute(
      'href',
      '/results?q=ko%C5%9Fu%20band%C4%B1',
    );
  });

  test('a service that found nothing may say so in its own words', async () => {
    visit({ search: () => Promise.resolve(answer([], { error: 'Bu aramada ürün yok' })) });
    expect(await screen.findByText('Bu aramada ürün yok')).toBeInTheDocument();
    expect(screen.queryByText('Ürün bulunamadı')).not.toBeInTheDocument();
  });

  test('nothing in a tab, and for good: asked once, with the way to the same search under all', async () => {
    const { calls } = visit({
      address: '/results/series?q=parfüm',
      search: () =>
        Promise.resolve(
          answer([], {
            final: true,
            unmatched: ['parfüm'],
            ways: [{ without: 'content_type', count: 90 }],
          }),
        ),
    });
    const way = await screen.findByRole('link', { name: 'Tümü sekmesinde 90 ürün var' });
    // Under all there are such products: that none fits the word is not true.
    expect(screen.queryByText(/sözüne uyan ürün yok/)).not.toBeInTheDocument();
    expect(way).toHaveAttribute('href', '/results?q=parf%C3%BCm');
    expect(new Set(calls.map(({ query }) => query))).toEqual(new Set(['parfüm']));
    expect(calls.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
  });

  test('an answer that comes after another search began is not shown', async () => {
    const waiting = new Map<string, (products: readonly Product[]) => void>();
    const { user, calls } = visit({
      search: (query) =>
        new Promise((resolve) => waiting.set(query, (products) => resolve(answer(products)))),
    });
    const box = screen.getByRole('searchbox', { name: 'Yeni arama' });
    await user.type(box, ' laptop {Enter}');
    expect(address()).toBe('/results?q=laptop');
    expect(searchStore.getState().query).toBe('laptop');
    await act(async () => waiting.get('laptop')?.([product('Zenbook 14')]));
    await act(async () => waiting.get('telefon')?.(phones));
    expect(titles()).toEqual(['Zenbook 14']);
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test('blank text in the bottom search starts nothing', async () => {
    const { user } = visit();
    await user.type(screen.getByRole('searchbox', { name: 'Yeni arama' }), '   {Enter}');
    expect(address()).toBe('/results?q=telefon');
  });

  test('leaving ends the search', () => {
    const { unmount, calls } = visit({ search: () => new Promise(() => {}) });
    unmount();
    expect(calls.at(-1)?.signal.aborted).toBe(true);
  });
});
