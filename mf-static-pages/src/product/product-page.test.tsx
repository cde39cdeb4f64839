import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { PageDataContext, type PageData } from '@denk/shared/page/data';
import { bringLater } from '@denk/shared/page/later';
import {
  comparedProducts,
  rememberList,
  savedProducts,
  searchStore,
  viewedProducts,
} from '@denk/shared/page/store';
import { matchTopic } from '@denk/shared/product/topics';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { sampleKinds } from '../../testing/sample-catalogue';
import ProductPage from './product-page';
import { questionnaireKinds } from './questionnaire-kinds';
import { sampleProduct } from './sample-product';

const page = (data: PageData) => (
  <MemoryRouter initialEntries={['/product/tv-tcl-55c6k']}>
    <PageDataContext value={data}>
      <ProductPage />
    </PageDataContext>
  </MemoryRouter>
);
const ready = (value: unknown = sampleProduct): PageData => ({ state: 'ready', value });
const ofProduct = (change: Partial<typeof sampleProduct.product>) =>
  ready({ ...sampleProduct, product: { ...sampleProduct.product, ...change } });

const shownSellers = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => heading.closest('ol') && heading.closest('details')?.open !== false)
    .map(({ textContent }) => textContent);

describe('sellers', () => {
  test('three are shown, cheapest first, and the first is marked', () => {
    render(page(ready()));
    expect(shownSellers()).toEqual(['Trendyol', 'n11', 'MediaMarkt']);
    const list = within(screen.getByRole('region', { name: 'Satıcılar' }));
    const [first, ...others] = list.getAllByText('Satıcıya Git').map((go) => go.closest('li'));
    expect(within(first as HTMLElement).getByText('En Uygun Fiyat')).toBeVisible();
    expect(within(first as HTMLElement).getByText('36.999,00 TL')).toBeVisible();
    expect(within(first as HTMLElement).getByText('Ücretsiz Kargo')).toBeVisible();
    for (const other of others) {
      expect(within(other as HTMLElement).queryByText('En Uygun Fiyat')).toBeNull();
    }
  });

  test('the rest opens on request', async () => {
    render(page(ready()));
    await userEvent.click(screen.getByText('Tüm Satıcıları Gör (5)'));
    expect(shownSellers()).toEqual(['Trendyol', 'n11', 'MediaMarkt', 'PttAVM', 'Teknosa']);
  });

  test('there is nothing to open when there are three or fewer', () => {
    render(page(ofProduct({ sellers: sampleProduct.product.sellers.slice(0, 3) })));
    expect(screen.queryByText(/Tüm Satıcıları Gör/)).toBeNull();
  });

  test('a seller opens in a tab that learns nothing of ours', () => {
    render(page(ready()));
    for (const link of screen.getAllByRole('link', { name: /Satıcıya Git.*Trendyol/ })) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('a logo that does not load gives way to the initial', () => {
    render(page(ready()));
    const logo = document.querySelector('img[src="/pictures/sellers/n11.svg"]') as HTMLElement;
    fireEvent.error(logo);
    expect(document.querySelector('img[src="/pictures/sellers/n11.svg"]')).toBeNull();
  });
});

describe('above the fold', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  test('the price and the way to the cheapest seller come before sellers and banner', () => {
    const html = renderToString(page(ready()));
    const at = (text: string) => html.indexOf(text);
    expect(at('Satıcıya Git')).toBeGreaterThan(at('36.999,00 TL'));
    expect(at('Satıcıya Git')).toBeLessThan(at('Ücretsiz TV Eşleştirme'));
    expect(at('Satıcıya Git')).toBeLessThan(at('>Satıcılar</h2>'));
    expect(html).toContain('Temsilî çizim');
  });

  test('saving and comparing change their label, say so and can be undone', async () => {
    render(page(ready()));
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(screen.getByRole('button', { name: 'Kaydedildi' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Kaydedildi.');
    expect(savedProducts.read()[0]).toMatchObject({
      key: '/product/tv-tcl-55c6k',
      offers: [{ seller: 'Trendyol' }, {}, {}, {}, {}],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Karşılaştır' }));
    expect(screen.getByRole('status')).toHaveTextContent('(1/4)');
    expect(comparedProducts.read()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Kaydedildi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Karşılaştırmada' }));
    expect([savedProducts.read(), comparedProducts.read()]).toEqual([[], []]);
  });

  test('what was opened is remembered as viewed', () => {
    render(page(ready()));
    expect(viewedProducts.read().map(({ title }) => title)).toEqual(['TCL 55C6K']);
  });

  test('the list it came from is one step back', () => {
    rememberList('/results?q=televizyon&sort=price_low');
    render(page(ready()));
    expect(screen.getByRole('link', { name: '“televizyon” sonuçlarına dön' })).toHaveAttribute(
      'href',
      '/results?q=televizyon&sort=price_low',
    );
  });

  test('without a list before it there is no way back to one', () => {
    render(page(ready()));
    expect(screen.queryByRole('link', { name: /sonuçlarına dön/ })).toBeNull();
  });
});

describe('sharing', () => {
  const sheet = (share: unknown) =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  afterEach(() => sheet(undefined));

  test('uses the device’s sheet, with the price as what it is', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    sheet(share);
    render(page(ready()));
    await userEvent.click(screen.getByRole('button', { name: 'Paylaş' }));
    expect(share).toHaveBeenCalledWith({
      title: 'TCL 55C6K',
      text: 'TCL 55C6K, örnek fiyat: 36.999,00 TL',
      url: 'http://localhost/product/tv-tcl-55c6k',
    });
  });

  test('copies the link where there is no sheet', async () => {
    const user = userEvent.setup();
    render(page(ready()));
    await user.click(screen.getByRole('button', { name: 'Paylaş' }));
    expect(await screen.findByText('Bağlantı kopyalandı.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/product/tv-tcl-55c6k');
  });
});

describe('the banner', () => {
  test('of a television offers the free TV matching and takes its query along', async () => {
    render(page(ready()));
    expect(screen.getByText('Ücretsiz TV Eşleştirme')).toBeVisible();
    const way = screen.getByRole('link', { name: 'Eşleştirmeye Başla' });
    expect(way).toHaveAttribute('href', '/questionnaire?q=televizyon');
    await userEvent.click(way);
    expect(searchStore.getState().query).toBe('televizyon');
  });

  test('of a kind without questions leads to the assistant', () => {
    render(page(ofProduct({ kind: 'sofa', kindLabel: 'Koltuk' })));
    expect(screen.getByText('Ücretsiz Koltuk Eşleştirme')).toBeVisible();
    expect(screen.getByRole('link', { name: 'AI Asistan ile Bul' })).toHaveAttribute(
      'href',
      '/ai-chat?query=koltuk',
    );
  });

  const asked = sampleKinds().filter(({ id }) => questionnaireKinds[id]);
  test.each(asked.map((kind) => [kind.id, kind] as const))(
    'of %s asks the questions of its own topic',
    (id, { topic }) => {
      expect(matchTopic(questionnaireKinds[id]?.query ?? '')?.id).toBe(topic);
    },
  );
});

describe('the tabs', () => {
  test('show the description first and the technical facts on request', async () => {
    render(page(ready()));
    expect(screen.getByRole('tab', { name: 'Genel Bakış' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByText('Duvara asılabilir')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Teknik Özellikler' }));
    const facts = within(screen.getByRole('tabpanel'));
    expect(facts.getByText('Yenileme hızı')).toBeVisible();
    expect(facts.getByText('144 Hz')).toBeVisible();
  });

  test('are plain sections before a script runs', () => {
    const html = renderToString(page(ready()));
    expect(html).not.toContain('role="tab"');
    for (const heading of ['Genel Bakış', 'Teknik Özellikler', 'Satıcılar', 'Benzer ürünler']) {
      expect(html).toContain(`>${heading}</h2>`);
    }
    expect(html).toContain('PttAVM');
  });
});

test('sample data says so, data of a feed does not', () => {
  const { unmount } = render(page(ready()));
  expect(screen.getAllByText('Örnek katalog')).not.toHaveLength(0);
  unmount();
  render(page(ofProduct({ sample: false })));
  expect(screen.queryByText('Örnek katalog')).toBeNull();
});

test('a price’s history is shown where it was seen, and not where it was not', () => {
  const { unmount } = render(page(ready()));
  expect(screen.queryByRole('heading', { name: 'Fiyat geçmişi' })).toBeNull();
  unmount();
  const prices = [
    { day: '2026-01-01', price: 1299.9 },
    { day: '2026-01-09', price: 999.9 },
    { day: '2026-02-01', price: 1100 },
  ];
  render(page(ofProduct({ sample: false, prices })));
  const history = within(screen.getByRole('region', { name: 'Fiyat geçmişi' }));
  expect(history.getByText(/en düşük fiyat/)).toHaveTextContent(
    '1 Ocak 2026 gününden beri en düşük fiyat 999,90 TL (9 Ocak 2026), son görülen 1.100,00 TL.',
  );
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 Şubat 2026 1.100,00 TL',
    '9 Ocak 2026 999,90 TL',
    '1 Ocak 2026 1.299,90 TL',
  ]);
});

test('a picture that does not load is drawn as a parcel with the same name', () => {
  render(page(ready()));
  fireEvent.error(screen.getByRole('img', { name: 'TCL 55C6K' }));
  expect(screen.getByRole('img', { name: 'TCL 55C6K' }).tagName).toBe('svg');
});

test('similar products lead to their own pages and say what they have otherwise', () => {
  render(page(ready()));
  expect(screen.getByText('10.000,00 TL daha ucuz')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hisense 65U7N' })).toHaveAttribute(
    'href',
    '/product/tv-hisense-65u7n',
  );
});

test('an unknown product shows the ways on', () => {
  render(page({ state: 'missing' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bu ürünü bulamadık');
  expect(screen.getByRole('link', { name: 'Ürün ara' })).toHaveAttribute('href', '/search');
  expect(screen.getByRole('link', { name: 'Kategorilere göz at' })).toHaveAttribute(
    'href',
    '/kategoriler',
  );
});

test('a failed load can be tried again', async () => {
  const retry = jest.fn();
  render(page({ state: 'failed', retry }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ürün açılamadı');
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('data of another shape counts as failed', () => {
  render(page(ready({ product: { title: 'Eksik' } })));
  expect(screen.getByText('Ürün açılamadı')).toBeVisible();
});

test('the wait is said aloud', () => {
  render(page({ state: 'loading' }));
  expect(screen.getByText('Ürün yükleniyor')).toBeInTheDocument();
});

describe('what people ask', () => {
  test('the server draws question and answer, which open and close without script', async () => {
    await bringLater();
    document.body.innerHTML = renderToString(page(ready()));
    const asked = within(screen.getByRole('region', { name: 'Merak edilenler' }));
    const [first, ...others] = sampleProduct.product.questions ?? [];
    expect(asked.getAllByText(/\?$/)).toHaveLength(others.length + 1);
    const answer = asked.getByText(first?.says ?? '');
    expect(answer.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(asked.getByText(first?.asks ?? ''));
    expect(answer.closest('details')).toHaveAttribute('open');
    expect(asked.getByText('Genel bilgidir, bu ürüne özel değildir.')).toBeVisible();
    document.body.innerHTML = '';
  });

  test('a kind of which nothing is told asks nothing', () => {
    const { questions: _, ...product } = sampleProduct.product;
    render(page(ready({ ...sampleProduct, product })));
    expect(screen.queryByText('Merak edilenler')).toBeNull();
  });
});
