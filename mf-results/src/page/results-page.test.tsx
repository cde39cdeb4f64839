import { act, screen, within } from '@testing-library/react';
import { answer, product } from '../../testing/replies';
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

  test('sort and view are in the address and remembered', async () => {
    const { user, unmount } = visit();
    await screen.findByText('4 ürün bulundu');
    const sort = screen.getByRole('combobox', { name: 'Sırala' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Önerilen', 'Fiyat Düşük-Yüksek', 'Yüksek-Düşük', 'Puan']);
    await user.selectOptions(sort, 'price_low');
    expect(titles()).toEqual(['Galaxy A16', 'Galaxy S24', 'iPhone 15', 'Redmi 13']);
    await user.click(screen.getByRole('button', { name: 'Izgara görünümü' }));
    expect(address()).toBe('/results?q=telefon&sort=price_low&view=grid');
    unmount();
    visit({ address: '/results?q=laptop' });
    await screen.findByText('4 ürün bulundu');
    expect(screen.getByRole('button', { name: 'Izgara görünümü' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(titles()[0]).toBe('Galaxy A16');
  });

  test('filters narrow the list, are in the address, and come off one by one', async () => {
    const { user } = visit();
    await screen.findByText('4 ürün bulundu');
    const filters = within(screen.getByRole('complementary', { name: 'Filtreler' }));
    await user.click(filters.getByRole('checkbox', { name: /Samsung/ }));
    expect(titles()).toEqual(['Galaxy S24', 'Galaxy A16']);
    expect(screen.getByText('2 gösteriliyor')).toBeInTheDocument();
    await user.click(filters.getByRole('radio', { name: /4,5 puan ve üzeri/ }));
    expect(address()).toBe('/results?q=telefon&brand=samsung&rating=4.5');
    expect(titles()).toEqual(['Galaxy S24']);
    await user.click(screen.getByRole('button', { name: 'Samsung filtresini kaldır' }));
    expect(titles()).toEqual(['Galaxy S24', 'iPhone 15']);
    await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    expect(titles()).toHaveLength(4);
    expect(address()).toBe('/results?q=telefon');
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

  test('a price range that leaves nothing says so', async () => {
    const { user } = visit({ address: '/results?q=telefon&min=100000' });
    await screen.findByText('4 ürün bulundu');
    expect(screen.getByText('Bu filtrelere uyan ürün yok')).toBeInTheDocument();
    const from = screen.getByRole('textbox', { name: /En az/ });
    await user.clear(from);
    await user.type(from, '9.500{Enter}');
    expect(address()).toBe('/results?q=telefon&min=9500');
    expect(titles()).toEqual(['Galaxy S24', 'iPhone 15']);
  });

  test('on phones the filters open in a sheet', async () => {
    const { user } = visit();
    await screen.findByText('4 ürün bulundu');
    await user.click(screen.getByRole('button', { name: 'Filtrele' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filtrele' }));
    await user.click(sheet.getByRole('checkbox', { name: /Apple/ }));
    await user.click(sheet.getByRole('button', { name: '1 ürünü göster' }));
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
              corrected: 'samsung 5000 tl altı',
            },
          }),
        ),
    });
    await screen.findByText('4 ürün bulundu');
    expect(screen.getByText('“samsung 5000 tl altı”')).toBeInTheDocument();
    const meaning = within(screen.getByRole('list', { name: 'Aramanızdan anlaşılanlar' }));
    expect(meaning.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Samsung',
      'En çok 5.000 TL',
    ]);
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
