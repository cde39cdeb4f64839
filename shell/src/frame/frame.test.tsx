import { useLocation } from '@denk/shared/page/navigation';
import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { searchStore } from '@denk/shared/page/store';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDisplay } from './display';
import { Frame } from './frame';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

function show(layout: 'framed' | 'results' | 'bare', address = '/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Frame layout={layout} hidesFooterOnPhones={false}>
        <h1>Sayfa</h1>
        <Address />
      </Frame>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  document.cookie = 'theme=; Path=/; Max-Age=0';
  act(() => searchStore.setState({ query: '', history: [] }));
});

describe('the normal frame', () => {
  test('has the four links and marks the current page', () => {
    show('framed', '/about');
    const links = within(screen.getByRole('navigation', { name: 'Ana menü' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ana Sayfa', '/'],
      ['Kategoriler', '/kategoriler'],
      ['Hakkımızda', '/about'],
      ['İletişim', '/contact'],
    ]);
    expect(screen.getAllByRole('link', { current: 'page' })[0]).toHaveTextContent('Hakkımızda');
  });

  test('leads to the assistant', async () => {
    const user = show('framed');
    await user.click(
      screen.getAllByRole('link', { name: 'AI Asistan ile Konuş' })[0] as HTMLElement,
    );
    expect(address()).toBe('/ai-chat');
  });

  test('the skip link puts the focus on the content', async () => {
    const user = show('framed');
    await user.tab();
    expect(screen.getByRole('link', { name: 'İçeriğe geç' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('the footer has contact details, quick links and four trust badges', () => {
    show('framed');
    const footer = within(screen.getByRole('contentinfo'));
    expect(
      within(footer.getByRole('list', { name: 'Neden Denk?' })).getAllByRole('listitem'),
    ).toHaveLength(4);
    expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(footer.getByRole('link', { name: 'Premium' })).toHaveAttribute('href', '/premium');
  });

  test('a bare page gets nothing around it', () => {
    show('bare');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('main')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('the results frame', () => {
  test('the tabs are links that keep the search and nothing else', () => {
    show('results', '/results/movies?q=uzay&sort=rating&category=Film');
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Tümü', '/results?q=uzay&category=Film'],
      ['Filmler', '/results/movies?q=uzay&category=Film'],
      ['Diziler', '/results/series?q=uzay&category=Film'],
      ['Animeler', '/results/anime?q=uzay&category=Film'],
      ['Belgeseller', '/results/documentaries?q=uzay&category=Film'],
      ['Haberler', '/results/news?q=uzay&category=Film'],
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Filmler');
  });

  test('arrows move between the tabs and wrap, Enter opens', async () => {
    const user = show('results', '/internet-results?query=uzay');
    act(() => screen.getByRole('tab', { name: 'Tümü', selected: true }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Haberler' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}');
    expect(address()).toBe('/results/series?query=uzay');
  });

  test('the search shows what is searched and starts a new one', async () => {
    const user = show('results', '/results/movies?q=kad%C4%B1n%20parf%C3%BCm%C3%BC');
    const box = screen.getByRole('searchbox', { name: 'Ürün veya hizmet ara' });
    expect(box).toHaveValue('kadın parfümü');
    await user.clear(box);
    await user.type(box, '  {Enter}');
    expect(address()).toBe('/results/movies?q=kadın parfümü');
    await user.type(box, ' koşu bandı {Enter}');
    expect(address()).toBe('/results?q=koşu+bandı'.replace('+', ' '));
    expect(searchStore.getState().query).toBe('koşu bandı');
    expect(box).toHaveValue('koşu bandı');
  });

  test('signing in says that it is coming', () => {
    show('results', '/results?q=a');
    expect(screen.getByRole('button', { name: 'Giriş Yap' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Giriş Yap' })).toHaveTextContent('yakında');
  });
});

describe('the settings', () => {
  test('the theme is applied at once and remembered in a cookie', async () => {
    const user = show('framed');
    expect(screen.getByRole('radio', { name: 'Sistem' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Koyu' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('theme=dark');
    await user.click(screen.getByRole('radio', { name: 'Sistem' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.cookie).not.toContain('theme');
  });

  test('a page drawn before the choice takes it over', () => {
    document.cookie = 'theme=dark; Path=/';
    show('framed');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  test('an unknown theme in the cookie is the system’s', () => {
    document.cookie = 'theme=mor; Path=/';
    show('framed');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  test('text size and motion are applied at once and kept in this browser', async () => {
    const user = show('framed');
    await user.click(screen.getByRole('radio', { name: 'Çok büyük' }));
    await user.click(screen.getByRole('radio', { name: 'Az' }));
    const { dataset } = document.documentElement;
    expect([dataset.textSize, dataset.motion]).toEqual(['larger', 'reduced']);
    expect(readDisplay()).toEqual({ textSize: 'larger', motion: 'reduced' });
    await user.click(screen.getByRole('radio', { name: 'Normal' }));
    expect(dataset.textSize).toBeUndefined();
    window.localStorage.removeItem('display');
  });

  test.each(['{oops', '{"textSize":"huge","motion":7}', '[]'])(
    'an unreadable choice (%s) is the usual look',
    (stored) => {
      window.localStorage.setItem('display', stored);
      show('framed');
      expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked();
      window.localStorage.removeItem('display');
    },
  );

  test('lead to what was saved and viewed, from every framed page', () => {
    for (const layout of ['framed', 'results'] as const) {
      const { container, unmount } = render(
        <MemoryRouter>
          <Frame layout={layout} hidesFooterOnPhones>
            <h1>Sayfa</h1>
          </Frame>
        </MemoryRouter>,
      );
      expect(container.querySelector('header a[href="/saved"]')).not.toBeNull();
      unmount();
    }
  });

  test('the history is cleared, and it says so', async () => {
    act(() => searchStore.setState({ history: ['parfüm', 'film'] }));
    const user = show('framed');
    expect(screen.getByText(/Şu an 2 arama kayıtlı/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Geçmişi temizle' }));
    expect(searchStore.getState().history).toEqual([]);
    expect(screen.getByText('Arama geçmişi temizlendi.')).toBeInTheDocument();
  });
});

describe('the newsletter', () => {
  test.each([
    ['', 'Lütfen e-posta adresinizi yazın.'],
    ['ayşe', 'Lütfen geçerli bir e-posta adresi yazın (örn: ad@ornek.com).'],
    ['ayse@denk', 'Lütfen geçerli bir e-posta adresi yazın (örn: ad@ornek.com).'],
  ])('the address “%s” is refused in Turkish', async (typed, message) => {
    const user = show('framed');
    const field = screen.getByRole('textbox', { name: /E-posta adresiniz/ });
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Abone Ol' }));
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    await user.type(field, 'x');
    expect(screen.queryByText(message)).toBeNull();
  });

  test('a good address is told that there is no newsletter yet', async () => {
    const user = show('framed');
    await user.type(screen.getByRole('textbox', { name: /E-posta adresiniz/ }), 'ayse@ornek.com');
    await user.click(screen.getByRole('button', { name: 'Abone Ol' }));
    expect(screen.getByText(/adresiniz kaydedilmedi/)).toBeInTheDocument();
  });
});
