import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, product } from '../../testing/replies';
import { shop } from '../../testing/shop';
import { address, card, freshBrowser, phones, titles, visit } from '../../testing/visit';

freshBrowser();

describe('a plain search', () => {
  test('says what it searches at once, then what it found', async () => {
    visit();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“telefon” için sonuçlar');
    expect(screen.getByRole('status')).toHaveTextContent('Ürünler aranıyor...');
    expect(await screen.findByText('4 ürün bulundu')).toBeInTheDocument();
    expect(titles()).toEqual(['Galaxy S24', 'iPhone 15', 'Redmi 13', 'Galaxy A16']);
    expect(document.title).toBe('“telefon” için sonuçlar · Denk');
  });

  test('says with a plus where the service has stopped counting', async () => {
    const found = answer(phones, {
      total_results: 400,
      total_is_capped: true,
      facets_are_capped: true,
      facets: {
        brands: [
          { value: 'samsung', label: 'Samsung', count: 120 },
          { value: 'apple', label: 'Apple', count: 90 },
        ],
        sellers: [],
        ratings: [],
      },
    });
    visit({ search: () => Promise.resolve(found) });
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(await screen.findByText('120+')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+\+ ürün bulundu$/);
  });

  test('each product has its source, price, rating and a safe link to its seller', async () => {
    visit();
    await screen.findByText('4 ürün bulundu');
    const first = within(card('Galaxy S24'));
    expect(first.getByText('Trendyol')).toBeInTheDocument();
    expect(first.getByText('42.750,00 TL')).toBeInTheDocument();
    expect(first.getByText('5 üzerinden 4,6 puan')).toBeInTheDocument();
    expect(first.getByText('Örnek katalog')).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Galaxy S24' })).toHaveAttribute(
      'href',
      '/product/galaxy-s24',
    );
    const link = first.getByRole('link', { name: /Siteye Git/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('a price that says to visit the site is hidden, a missing link is a disabled Link Yok', async () => {
    visit();
    await screen.findByText('4 ürün bulundu');
    const redmi = within(card('Redmi 13'));
    expect(redmi.queryByText(/ziyaret/)).toBeNull();
    expect(redmi.queryByText(/TL/)).toBeNull();
    expect(redmi.getByRole('button', { name: 'Link Yok' })).toBeDisabled();
    expect(redmi.getByRole('img', { name: 'Görsel yok' })).toBeInTheDocument();
  });

  test('a picture that fails to load gives way to a drawing', async () => {
    visit();
    await screen.findByText('4 ürün bulundu');
    const picture = within(card('Galaxy S24')).getByRole('img', { name: 'Galaxy S24' });
    act(() => void picture.dispatchEvent(new Event('error')));
    expect(within(card('Galaxy S24')).getByRole('img', { name: 'Görsel yok' })).toBeInTheDocument();
  });

  test('sort and view are in the address; the service sorts', async () => {
    const { user, calls } = visit({ search: shop });
    await screen.findByText('4 ürün bulundu');
    const sort = screen.getByRole('combobox', { name: 'Sırala' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Önerilen', 'Fiyat Düşük-Yüksek', 'Yüksek-Düşük', 'Puan']);
    await user.selectOptions(sort, 'price_low');
    await waitFor(() =>
      expect(titles()).toEqual(['Galaxy A16', 'Galaxy S24', 'iPhone 15', 'Redmi 13']),
    );
    expect(calls.at(-1)).toMatchObject({ filters: { sort: 'price_low', limit: 24 } });
    const grid = screen.getByRole('button', { name: 'Izgara görünümü' });
    await user.click(grid);
    expect(grid).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toBe('/results?q=telefon&sort=price_low&view=grid');
  });

  test('filters narrow the list, are in the address, and come off one by one', async () => {
    const { user } = visit({ search: shop });
    await screen.findByText('4 ürün bulundu');
    const filters = within(screen.getByRole('complementary', { name: 'Filtreler' }));
    await user.click(filters.getByRole('checkbox', { name: /Samsung/ }));
    expect(await screen.findByText('2 ürün bulundu')).toBeInTheDocument();
    expect(titles()).toEqual(['Galaxy S24', 'Galaxy A16']);
    await user.click(filters.getByRole('radio', { name: /4,5 puan ve üzeri/ }));
    expect(address()).toBe('/results?q=telefon&brand=samsung&rating=4.5');
    await waitFor(() => expect(titles()).toEqual(['Galaxy S24']));
    await user.click(screen.getByRole('button', { name: 'Samsung filtresini kaldır' }));
    await waitFor(() => expect(titles()).toEqual(['Galaxy S24', 'iPhone 15']));
    await user.click(screen.getByRole('link', { name: 'Filtreleri temizle' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(address()).toBe('/results?q=telefon');
  });

  test('Back undoes the last filter, without another call', async () => {
    const { user, calls } = visit({ search: shop });
    await screen.findByText('4 ürün bulundu');
    const samsung = screen.getByRole('checkbox', { name: /Samsung/ });
    await user.click(samsung);
    await screen.findByText('2 ürün bulundu');
    const asked = calls.length;
    await user.click(screen.getByRole('button', { name: 'Geri' }));
    expect(screen.getByText('4 ürün bulundu')).toBeInTheDocument();
    expect(samsung).not.toBeChecked();
    expect(calls).toHaveLength(asked);
  });

  test('while a filter is on its way the list stays, and so does the focus', async () => {
    let release = () => {};
    const { user } = visit({
      search: (query, filters, signal) =>
        filters.brands
          ? new Promise((resolve) => {
              release = () => resolve(shop(query, filters, signal));
            })
          : shop(query, filters, signal),
    });
    await screen.findByText('4 ürün bulundu');
    const samsung = screen.getByRole('checkbox', { name: /Samsung/ });
    await user.click(samsung);
    expect(samsung).toBeChecked();
    expect(samsung).toHaveFocus();
    expect(titles()).toHaveLength(4);
    await act(async () => release());
    expect(await screen.findByText('2 ürün bulundu')).toBeInTheDocument();
    expect(samsung).toHaveFocus();
  });

  test('a kind’s own attribute narrows the list', async () => {
    const { user, calls } = visit({ search: shop });
    await screen.findByText('4 ürün bulundu');
    const network = within(screen.getByRole('group', { name: 'Ağ' }));
    await user.click(network.getByRole('checkbox', { name: /5G/ }));
    expect(address()).toBe('/results?q=telefon&a.network=5g');
    expect(calls.at(-1)).toMatchObject({ filters: { attributes: { network: ['5g'] } } });
    expect(screen.getByRole('button', { name: 'Ağ: 5G filtresini kaldır' })).toBeInTheDocument();
  });

  test('a long facet can be searched', async () => {
    const { user } = visit({ search: shop });
    await screen.findByText('4 ürün bulundu');
    const sellers = within(screen.getByRole('group', { name: 'Satıcı' }));
    expect(sellers.getAllByRole('checkbox')).toHaveLength(7);
    await user.type(sellers.getByRole('searchbox', { name: 'Satıcı ara' }), 'ıŞIK 1');
    expect(sellers.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
      'isik_1',
      'isik_10',
      'isik_11',
    ]);
  });

  test('more products come after those that are there, and the address says how far', async () => {
    const many = Array.from({ length: 60 }, (_, at) => product(`Telefon ${at}`));
    const { user, calls } = visit({
      search: (_, { offset = 0, limit = 60 }) =>
        Promise.resolve(answer(many.slice(offset, offset + limit), { total_results: 60 })),
    });
    await screen.findByText('60 ürün bulundu');
    expect(titles()).toHaveLength(24);
    await user.click(screen.getByRole('link', { name: 'Daha fazla göster' }));
    await waitFor(() => expect(titles()).toHaveLength(48));
    expect(address()).toBe('/results?q=telefon&page=2');
    expect(calls.at(-1)).toMatchObject({ filters: { offset: 24, limit: 24 } });
    await user.click(screen.getByRole('link', { name: 'Daha fazla göster' }));
    await waitFor(() => expect(titles()).toHaveLength(60));
    expect(screen.queryByRole('link', { name: 'Daha fazla göster' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Başa dön' })).toBeInTheDocument();
  });

  test('the keyboard gets past the filters in one step', async () => {
    const { user } = visit();
    await screen.findByText('4 ürün bulundu');
    const skip = screen.getByRole('link', { name: 'Ürünlere geç' });
    skip.focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(card('Galaxy S24')).toContainElement(document.activeElement as HTMLElement);
  });

  test('filters that leave nothing say which of them to drop, and how much there is without it', async () => {
    const { user } = visit({
      address: '/results?q=telefon&min=100000&brand=samsung',
      search: async (...asked) => ({ ...(await shop(...asked)), unmatched: ['telefon'] }),
    });
    expect(await screen.findByText('Bu filtrelere uyan ürün yok')).toBeInTheDocument();
    expect(screen.queryByText(/sözüne uyan ürün yok/)).not.toBeInTheDocument();
    expect(screen.getByText('0 ürün bulundu')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Fiyat filtresi olmadan 2 ürün' }));
    expect(address()).toBe('/results?q=telefon&brand=samsung');
    await waitFor(() => expect(titles()).toEqual(['Galaxy S24', 'Galaxy A16']));
  });

  test('a price range of one’s own is read the Turkish way', async () => {
    const { user } = visit({ search: shop });
    await screen.findByText('4 ürün bulundu');
    await user.type(screen.getByRole('textbox', { name: /En az/ }), '9.500{Enter}');
    expect(address()).toBe('/results?q=telefon&min=9500');
    await waitFor(() => expect(titles()).toEqual(['Galaxy S24', 'iPhone 15']));
  });

  test('on phones the filters open in a sheet', async () => {
    const { user } = visit({ search: shop });
    await screen.findByText('4 ürün bulundu');
    await user.click(screen.getByRole('button', { name: 'Filtrele' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filtrele' }));
    await user.click(sheet.getByRole('checkbox', { name: /Apple/ }));
    await user.click(await sheet.findByRole('button', { name: '1 ürünü göster' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(titles()).toEqual(['iPhone 15']);
  });

  test('several sellers are folded, the lowest price first', async () => {
    const { user } = visit({
      search: () =>
        Promise.resolve(
          answer([
            product('LG C4', { source: 'Vatan', price: '60.000,00 TL', priceValue: 60000 }),
            product('LG C4', { source: 'n11', price: '58.000,00 TL', priceValue: 58000 }),
          ]),
        ),
    });
    expect(await screen.findByText('1 ürün bulundu')).toBeInTheDocument();
    expect(within(card('LG C4')).getByText('58.000,00 TL')).toBeInTheDocument();
    await user.click(screen.getByText('Diğer satıcılar (1)'));
    expect(within(card('LG C4')).getByText('Vatan')).toBeVisible();
  });

  test('the words’ meaning and a corrected spelling are said', async () => {
    visit({
      address: '/results?q=samsnug 5000 tl altı',
      search: () =>
        Promise.resolve(
          answer(phones, {
            understood: {
              brand: { id: 'samsung', label: 'Samsung' },
              price: { max: 5000 },
            },
            corrected: [{ written: 'samsnug', read: 'Samsung' }],
          }),
        ),
    });
    await screen.findByText('4 ürün bulundu');
    expect(screen.getByText('“Samsung”')).toBeInTheDocument();
    const meaning = within(screen.getByRole('list', { name: 'Aramanızdan anlaşılanlar' }));
    expect(meaning.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Samsung',
      '5.000 TL’ye kadar',
    ]);
  });

  test('what no product carries is said above the list, what one lacks on its card', async () => {
    const [first, ...others] = phones;
    visit({
      address: '/results?q=43 numara kırmızı telefon',
      search: () =>
        Promise.resolve(
          answer(first ? [{ ...first, missing: ['kırmızı'] }, ...others] : [], {
            fit: 'close',
            unmatched: ['43 numara'],
          }),
        ),
    });
    expect(
      await screen.findByText('Aramanızdaki “43 numara” sözüne uyan ürün yok'),
    ).toBeInTheDocument();
    expect(within(card(first?.title ?? '')).getByText('“kırmızı” uymuyor')).toBeVisible();
  });

  test('a category stands for the query; taking it away leaves the words', async () => {
    const { user, calls } = visit({ address: '/results?category=Parfüm' });
    await screen.findByText('4 ürün bulundu');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“Parfüm” için sonuçlar');
    expect(calls.at(-1)).toMatchObject({ query: 'Parfüm', filters: { category: 'Parfüm' } });
    await user.click(screen.getByRole('button', { name: 'Parfüm kategorisini kaldır' }));
    expect(address()).toBe('/results?q=Parfüm');
  });

  test('a tab without a query shows the best of its kind', async () => {
    const { calls } = visit({ address: '/results/anime' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Öne çıkan animeler');
    await screen.findByText('4 ürün bulundu');
    expect(calls.at(-1)).toMatchObject({ query: '', filters: { content_type: 'anime' } });
  });
});
