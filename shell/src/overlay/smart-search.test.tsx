import { useLocation } from '@denk/shared/page/navigation';
import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { searchStore } from '@denk/shared/page/store';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SmartSearch } from './smart-search';
import type { Offered, Suggest } from './suggest';
import { useSmartSearch, type LoadOverlay } from './use-smart-search';

const answers: Suggest = (term) =>
  Promise.resolve([{ text: `${term} bir` }, { text: `${term} iki` }]);

function Page({ suggest, load }: { suggest: Suggest; load?: LoadOverlay | undefined }) {
  const { pathname, search } = useLocation();
  const { open, overlay } = useSmartSearch(
    load ??
      (() => Promise.resolve(({ onClose }) => <SmartSearch onClose={onClose} suggest={suggest} />)),
  );
  return (
    <>
      <button type="button" onClick={open}>
        Akıllı Arama
      </button>
      <input aria-label="Başka bir alan" />
      <output>{decodeURIComponent(pathname + search)}</output>
      {overlay}
    </>
  );
}

async function opened(suggest: Suggest = answers) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <MemoryRouter>
      <Page suggest={suggest} />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Akıllı Arama' }));
  await pass(0);
  await pass(100);
  return user;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const dialog = () => screen.queryByRole('dialog', { name: 'Akıllı Arama' });
const input = () => screen.getByRole('combobox', { name: 'Ne arıyorsunuz?' });
const address = () => screen.getByText(/^\//, { selector: 'output' }).textContent;

beforeEach(() => {
  jest.useFakeTimers();
  act(() => searchStore.setState({ query: '', history: [] }));
});
afterEach(() => jest.useRealTimers());

describe('opening and closing', () => {
  test('the focus is in the input after 100 ms and back on the button at the end', async () => {
    const user = await opened();
    expect(input()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(screen.getByRole('button', { name: 'Akıllı Arama' })).toHaveFocus();
  });

  test('the page behind does not scroll while it is open', async () => {
    const user = await opened();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await user.keyboard('{Escape}');
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  test('a click on the backdrop closes, one inside does not', async () => {
    await opened();
    fireEvent.click(screen.getByText('Popüler aramalar'));
    expect(dialog()).not.toBeNull();
    fireEvent.click(dialog() as HTMLElement);
    expect(dialog()).toBeNull();
  });

  test.each([
    ['/', {}],
    ['/ typed with Shift on a Turkish keyboard', { key: '/', shiftKey: true }],
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['⌘K with Caps Lock', { key: 'K', metaKey: true }],
  ])('%s opens it', async (_, press) => {
    render(<Page suggest={answers} />, { wrapper: MemoryRouter });
    fireEvent.keyDown(document.body, { key: '/', ...press });
    await pass(0);
    expect(dialog()).not.toBeNull();
  });

  test('a slash typed into a field stays a slash', async () => {
    render(<Page suggest={answers} />, { wrapper: MemoryRouter });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Başka bir alan' }), { key: '/' });
    await pass(0);
    expect(dialog()).toBeNull();
  });

  test('where its code cannot be had, the search page opens', async () => {
    const silenced = jest.spyOn(console, 'error').mockReturnValue();
    render(<Page suggest={answers} load={() => Promise.reject(new Error('offline'))} />, {
      wrapper: MemoryRouter,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Akıllı Arama' }));
    await pass(0);
    expect(address()).toBe('/search');
    expect(silenced).toHaveBeenCalled();
    silenced.mockRestore();
  });
});

describe('searching', () => {
  test('blank text cannot be submitted; a term is stored and opens the questionnaire', async () => {
    const user = await opened();
    const submit = screen.getByRole('button', { name: 'Ara' });
    expect(submit).toBeDisabled();
    await user.type(input(), '   ');
    expect(submit).toBeDisabled();
    await user.type(input(), 'koşu bandı{Enter}');
    expect(address()).toBe('/questionnaire');
    expect(searchStore.getState()).toMatchObject({ query: 'koşu bandı', history: ['koşu bandı'] });
    expect(dialog()).toBeNull();
  });

  test('six recent, six popular, eight quick categories', async () => {
    act(() => searchStore.setState({ history: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }));
    await opened();
    const buttons = (region: string) =>
      within(
        screen.getByRole('region', { name: region }).querySelector('ul') as HTMLElement,
      ).getAllByRole('button');
    expect(buttons('Son aramalar').map((button) => button.textContent)).toEqual([...'abcdef']);
    expect(buttons('Popüler aramalar')).toHaveLength(6);
    expect(buttons('Hızlı kategoriler').map((button) => button.textContent)).toEqual([
      'Film & Dizi',
      'Parfüm',
      'Teknoloji',
      'Güzellik',
      'Ev & Yaşam',
      'Seyahat',
      'Moda',
      'Spor',
    ]);
  });

  test('a category is stored and leads on', async () => {
    const user = await opened();
    await user.click(screen.getByRole('button', { name: 'Film & Dizi' }));
    expect(searchStore.getState().query).toBe('Film & Dizi');
    expect(address()).toBe('/questionnaire');
  });

  test('voice and image search look disabled and say that they are coming', async () => {
    const user = await opened();
    for (const name of ['Sesli arama', 'Görselle arama']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await user.click(button);
      expect(screen.getByText(`${name} henüz hazır değil, yakında geliyor.`)).toBeInTheDocument();
    }
  });
});

describe('suggestions', () => {
  test('appear from three characters on', async () => {
    const user = await opened();
    await user.type(input(), 'la');
    await pass(500);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    await user.type(input(), 'p');
    await pass(200);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'lap bir',
      'lap iki',
    ]);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    await user.type(input(), '{Backspace}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('are chosen by arrows and Enter, passing the input itself', async () => {
    const user = await opened();
    await user.type(input(), 'laptop');
    await pass(200);
    const selected = () => screen.queryByRole('option', { selected: true });
    await user.keyboard('{ArrowUp}');
    expect(selected()).toHaveTextContent('laptop iki');
    expect(input()).toHaveAttribute('aria-activedescendant', selected()?.id);
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(searchStore.getState().query).toBe('laptop bir');
    expect(address()).toBe('/questionnaire');
  });

  test('that are products lead to their own pages', async () => {
    const user = await opened(() =>
      Promise.resolve([{ text: 'Apple iPhone 17 256 GB', page: '/product/iphone-17' }]),
    );
    await user.type(input(), 'iphone 17');
    await pass(200);
    await user.click(screen.getByRole('option', { name: 'Apple iPhone 17 256 GB' }));
    expect(address()).toBe('/product/iphone-17');
    expect(searchStore.getState().history[0]).toBe('Apple iPhone 17 256 GB');
  });

  test('of the newest text win, older requests are cancelled', async () => {
    const asked: { term: string; signal: AbortSignal; answer: (terms: Offered[]) => void }[] = [];
    const user = await opened(
      (term, signal) => new Promise((answer) => asked.push({ term, signal, answer })),
    );
    await user.type(input(), 'lap');
    await pass(200);
    await user.type(input(), 'top');
    await pass(200);
    expect(asked.map(({ term, signal }) => [term, signal.aborted])).toEqual([
      ['lap', true],
      ['laptop', false],
    ]);
    await act(async () => {
      asked[1]?.answer([{ text: 'yeni' }]);
      asked[0]?.answer([{ text: 'eski' }]);
    });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['yeni']);
  });

  test('are cancelled when the overlay closes', async () => {
    let aborted = false;
    const user = await opened((_, signal) => {
      signal.addEventListener('abort', () => (aborted = true));
      return new Promise(() => {});
    });
    await user.type(input(), 'laptop');
    await pass(200);
    await user.keyboard('{Escape}');
    expect(aborted).toBe(true);
  });
});
