import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { searchStore } from '@denk/shared/page/store';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { pretendScreen } from '../search-entry/pretend-screen';
import { ShownAddress } from '../search-entry/shown-address';
import HomePage from './home-page';

const message = 'Lütfen geçerli bir ürün veya hizmet girin (örn: televizyon, telefon, koşu bandı)';

function open(state?: unknown) {
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <ShownAddress />
      <HomePage />
    </MemoryRouter>,
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Ürün veya hizmet arayın' });
const address = () => screen.getByTestId('address').textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function submit(text: string): void {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Ara' }));
}

beforeEach(() => {
  jest.useFakeTimers();
  pretendScreen();
  act(() => searchStore.setState({ query: '', history: [] }));
});
afterEach(() => jest.useRealTimers());

describe('the search box on a wide screen', () => {
  test('a term is trimmed, remembered and taken to the questionnaire', () => {
    open();
    submit('  güneş gözlüğü ');
    expect(searchStore.getState()).toMatchObject({
      query: 'güneş gözlüğü',
      history: ['güneş gözlüğü'],
    });
    expect(address()).toBe('/questionnaire');
  });

  test.each(['', '   '])('blank text (“%s”) is refused aloud until the visitor types', (text) => {
    open();
    submit(text);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(message);
    expect(address()).toBe('/');
    expect(searchStore.getState().history).toEqual([]);
    fireEvent.change(box(), { target: { value: 'l' } });
    expect(screen.queryByText(message)).toBeNull();
    expect(box()).toBeValid();
  });

  test('the typed placeholder stands while the box is focused and is gone once there is text', () => {
    open();
    const typed = () => screen.queryByTestId('typed-placeholder');
    expect(typed()).toHaveTextContent('Bir ürün veya hizmet arayın...');
    pass(2000);
    fireEvent.focus(box());
    pass(10_000);
    expect(typed()).toHaveTextContent('Bir ürün veya hizmet arayın..');
    expect(address()).toBe('/');
    fireEvent.change(box(), { target: { value: 'l' } });
    expect(typed()).toBeNull();
  });
});

describe('the search box on a phone', () => {
  beforeEach(() => pretendScreen({ width: 390 }));

  test('a touch opens the chat', () => {
    open();
    fireEvent.focus(box());
    pass(100);
    expect(address()).toBe('/ai-chat');
  });

  test('left empty it opens the chat', () => {
    open();
    submit('');
    expect(address()).toBe('/ai-chat');
    expect(screen.queryByText(message)).toBeNull();
  });

  test('a term that is there at once goes to the chat with it', () => {
    open();
    fireEvent.focus(box());
    submit('çocuk bisikleti');
    pass(1000);
    expect(address()).toBe('/ai-chat?query=çocuk bisikleti');
    expect(searchStore.getState().history).toEqual(['çocuk bisikleti']);
  });
});

describe('the nine tiles', () => {
  test('are links that search their term and open the questionnaire', () => {
    open();
    const section = screen.getByRole('region', { name: 'Nereden başlayalım?' });
    const tile = within(section).getByRole('link', {
      name: 'Mayo - Bikini Kesim, renk, kullanım',
    });
    expect(tile).toHaveAttribute('href', '/questionnaire?q=Mayo%20-%20Bikini');
    fireEvent.click(tile);
    expect(searchStore.getState().query).toBe('Mayo - Bikini');
    expect(address()).toBe('/questionnaire');
  });

  test('leave a click for a new tab to the browser', () => {
    open();
    fireEvent.click(screen.getByRole('link', { name: /^Laptop/ }), { ctrlKey: true });
    expect(searchStore.getState().query).toBe('');
    expect(address()).toBe('/');
  });
});

describe('a query that no questions exist for', () => {
  const came = { notice: { kind: 'no-topic', query: 'koşu bandı' } };

  test('is named once, with the two ways on', () => {
    open(came);
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent('“koşu bandı”');
    expect(within(notice).getByRole('link', { name: 'Doğrudan sonuçlara git' })).toHaveAttribute(
      'href',
      `/results?q=${encodeURIComponent('koşu bandı')}`,
    );
    expect(within(notice).getByRole('link', { name: 'AI Asistan ile bul' })).toHaveAttribute(
      'href',
      `/ai-chat?query=${encodeURIComponent('koşu bandı')}`,
    );
    expect(address()).toBe('/');
  });

  test('can be dismissed', () => {
    open(came);
    fireEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test.each([
    [null],
    ['koşu bandı'],
    [{ notice: { kind: 'other' } }],
    [{ notice: { kind: 'no-topic', query: ' ' } }],
  ])('is not made up from %j', (state) => {
    open(state);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

test('says what the service is worth: the specified figures', () => {
  open();
  const figures = screen.getByRole('region', { name: 'Rakamlarla Denk' });
  for (const text of [
    '50M+ başarılı eşleşme',
    '1000+ uzman',
    '4,9/5 memnuniyet',
    'örnek değerlerdir',
  ]) {
    expect(figures).toHaveTextContent(text);
  }
});

test('labels the sample match as one', () => {
  open();
  expect(screen.getByRole('figure')).toHaveTextContent('Örnek katalog');
});
