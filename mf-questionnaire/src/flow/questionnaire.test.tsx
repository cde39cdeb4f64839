import { questionnaireResultsName, questionnaireResultsSchema } from '@denk/shared/product/handoff';
import { useLocation, useNavigate } from '@denk/shared/page/navigation';
import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import type { TextStorage } from '@denk/shared/page/storage';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import * as v from '@denk/shared/schema';
import { previewSet } from '../preview/preview-set';
import perfume from '../question-sets/perfume';
import services from '../question-sets/services';
import type { QuestionSet } from '../questions/question';
import type { LookUp } from '../named-product/named-product';
import type { Wait } from '@denk/shared/page/wait';
import { Questionnaire } from './questionnaire';

/** A storage of its own, and whether it accepts what is written. */
function memory(): TextStorage & { items: Map<string, string>; full: boolean } {
  const items = new Map<string, string>();
  const storage = {
    items,
    full: false,
    read: (name: string) => items.get(name) ?? null,
    write: (name: string, text: string) => !storage.full && Boolean(items.set(name, text)),
    remove: (name: string) => void items.delete(name),
  };
  return storage;
}

/** A pause that ends when the test says so. */
function heldPause() {
  const asked: number[] = [];
  let end = () => {};
  const pause: Wait = (milliseconds) => {
    asked.push(milliseconds);
    return new Promise((resolve) => (end = resolve));
  };
  return { pause, asked, end: () => act(async () => end()) };
}

interface Opened {
  readonly set?: QuestionSet;
  readonly storage?: TextStorage;
  readonly pause?: Wait;
  readonly load?: () => Promise<QuestionSet>;
  readonly query?: string;
  readonly lookUp?: LookUp;
}

async function open({ set = perfume, storage = memory(), query = 'parfüm', ...rest }: Opened = {}) {
  const user = userEvent.setup();
  function Somewhere(): ReactNode {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate(-1)}>Tarayıcıda geri</button>
        {pathname === '/questionnaire' ? (
          <Questionnaire
            query={query}
            topic={set.topic}
            load={rest.load ?? (() => Promise.resolve(set))}
            storage={storage}
            pause={rest.pause ?? (() => Promise.resolve())}
            lookUp={rest.lookUp ?? (() => Promise.resolve(undefined))}
          />
        ) : (
          <p data-testid="elsewhere">{pathname}</p>
        )}
      </>
    );
  }
  const view = render(
    <MemoryRouter initialEntries={['/questionnaire']}>
      <Somewhere />
    </MemoryRouter>,
  );
  await act(async () => {});
  return { user, ...view };
}

const next = () => screen.getByRole('button', { name: 'Sonraki' });
const previous = () => screen.getByRole('button', { name: 'Önceki' });
const title = () => screen.getByRole('heading', { level: 2, name: /\?$/ });
const stored = (storage: ReturnType<typeof memory>) =>
  v.parse(
    questionnaireResultsSchema,
    JSON.parse(storage.items.get(questionnaireResultsName) ?? ''),
  );

describe('from question to question', () => {
  test('a single choice is a radio group, and opens the way on', async () => {
    const { user } = await open();
    expect(next()).toBeDisabled();
    expect(previous()).toBeDisabled();
    const group = screen.getByRole('group', { name: 'Parfüm kimin için?' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    await user.click(screen.getByRole('radio', { name: 'Kadın' }));
    await user.click(screen.getByRole('radio', { name: 'Erkek' }));
    expect(screen.getByRole('radio', { name: 'Kadın' })).not.toBeChecked();
    expect(next()).toBeEnabled();
    await user.click(next());
    expect(title()).toHaveTextContent('Hangi kokuları seversiniz?');
    expect(screen.getByText('2 / 4')).toBeVisible();
    expect(screen.getByText('50% Complete')).toBeVisible();
  });

  test('several choices are checkboxes; none ticked closes the way on', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Bu soruyu geç' }));
    const floral = screen.getByRole('checkbox', { name: /^Çiçeksi/ });
    await user.click(floral);
    await user.click(screen.getByRole('checkbox', { name: /^Odunsu/ }));
    expect(next()).toBeEnabled();
    await user.click(floral);
    await user.click(screen.getByRole('checkbox', { name: /^Odunsu/ }));
    expect(next()).toBeDisabled();
  });

  test('answers persist while moving back and forth', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Kadın' }));
    await user.click(next());
    await user.click(screen.getByRole('checkbox', { name: /^Vanilya/ }));
    await user.click(previous());
    expect(screen.getByRole('radio', { name: 'Kadın' })).toBeChecked();
    await user.click(next());
    expect(screen.getByRole('checkbox', { name: /^Vanilya/ })).toBeChecked();
  });

  test('the browser’s Back leads one question back', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Kadın' }));
    await user.click(next());
    await user.click(screen.getByRole('button', { name: 'Tarayıcıda geri' }));
    expect(title()).toHaveTextContent('Parfüm kimin için?');
    expect(screen.getByRole('radio', { name: 'Kadın' })).toBeChecked();
  });

  test('the step is in the title, in the progress bar, announced, and takes the focus', async () => {
    const { user } = await open();
    expect(document.title).toBe('Soru 1 / 4 · parfüm · Denk');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Kadın' }));
    await user.click(next());
    expect(document.title).toBe('Soru 2 / 4 · parfüm · Denk');
    expect(title()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Soru 2 / 4: Hangi kokuları seversiniz?');
    const bar = screen.getByRole('progressbar', { name: 'İlerleme' });
    expect(bar).toHaveAttribute('aria-valuetext', '4 sorudan 2. soru, yüzde 50 tamamlandı');
    expect(screen.getByText('Question 2 of 4').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  test('a question that is left out is not among the answers', async () => {
    const storage = memory();
    const { user } = await open({ storage });
    await user.click(screen.getByRole('radio', { name: 'Kadın' }));
    await user.click(screen.getByRole('button', { name: 'Bu soruyu geç' }));
    await user.click(screen.getByRole('button', { name: 'Bu soruyu geç' }));
    await user.click(screen.getByRole('radio', { name: /^Güçlü/ }));
    await user.click(next());
    await user.click(screen.getByRole('button', { name: 'Bu soruyu geç' }));
    expect(stored(storage).answers).toEqual({ longevity: 'strong' });
  });

  test('the answers are listed, each with a way back to its question', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Kadın' }));
    await user.click(next());
    await user.click(screen.getByRole('checkbox', { name: /^Odunsu/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Çiçeksi/ }));
    await user.click(next());
    const review = screen.getByRole('region', { name: 'Yanıtlarınız' });
    expect(within(review).getByRole('button', { name: /^Koku Çiçeksi, Odunsu/ })).toBeVisible();
    await user.click(within(review).getByRole('button', { name: /^Kimin için Kadın/ }));
    expect(title()).toHaveTextContent('Parfüm kimin için?');
  });
});

describe('by keyboard', () => {
  test('a whole questionnaire is answered with digits and Enter', async () => {
    const storage = memory();
    const { user } = await open({ storage });
    await user.keyboard('2{Enter}13{Enter}3{Enter}2{Enter}');
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/results');
    expect(stored(storage).answers).toEqual({
      gender: 'female',
      scent_preferences: ['floral', 'oriental'],
      longevity: 'strong',
      budget: 'moderate',
    });
  });

  test('Enter does not pass an open question', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}9{Enter}');
    expect(title()).toHaveTextContent('Parfüm kimin için?');
  });

  test('arrows walk the checkboxes, and change the question from its heading', async () => {
    const { user } = await open();
    await user.keyboard('1{Enter}{ArrowDown}');
    expect(screen.getByRole('checkbox', { name: /^Çiçeksi/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp} ');
    expect(screen.getByRole('checkbox', { name: /^Odunsu/ })).toBeChecked();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('checkbox', { name: /^Deniz/ })).toHaveFocus();
    await user.keyboard('{Enter}{ArrowLeft}');
    expect(title()).toHaveTextContent('Hangi kokuları seversiniz?');
    await user.keyboard('{ArrowRight}');
    expect(title()).toHaveTextContent('Ne kadar kalıcı olsun?');
  });

  test('keys outside the questionnaire do nothing', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: 'Tarayıcıda geri' }).focus();
    await user.keyboard('2');
    expect(screen.getByRole('radio', { name: 'Kadın' })).not.toBeChecked();
  });
});

describe('finishing', () => {
  const answerAll = '2{Enter}1{Enter}3{Enter}2';

  test('shows that the results are being prepared, then hands the answers over', async () => {
    const storage = memory();
    const clock = heldPause();
    const { user } = await open({ storage, pause: clock.pause });
    await user.keyboard(answerAll);
    await user.click(screen.getByRole('button', { name: 'Tamamla' }));
    expect(screen.getByRole('button', { name: 'Hazırlanıyor...' })).toBeDisabled();
    expect(previous()).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Sonuçlarınız hazırlanıyor');
    expect(clock.asked).toEqual([1500]);
    expect(storage.items.has(questionnaireResultsName)).toBe(false);
    await clock.end();
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/results');
    expect(stored(storage)).toMatchObject({
      query: 'parfüm',
      type: 'questionnaire',
      topic: 'perfume',
      answers: { gender: 'female', budget: 'moderate' },
    });
    expect(stored(storage).criteria?.map(({ id }) => id)).toEqual([
      'gender',
      'scent_preferences',
      'longevity',
      'budget',
    ]);
  });

  test('from the first question on the results can be had at once', async () => {
    const storage = memory();
    const { user } = await open({ storage, set: services, query: 'boya badana' });
    const early = { name: 'Sonuçları şimdi göster' };
    expect(screen.getByRole('button', early)).toBeEnabled();
    await user.keyboard('1{Enter}');
    expect(screen.getByText('Question 2 of 12')).toBeVisible();
    await user.click(screen.getByRole('button', early));
    expect(Object.keys(stored(storage).answers)).toHaveLength(1);
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/results');
  });

  test('a full storage is logged, the button comes back, and a second try succeeds', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const storage = memory();
    const { user } = await open({ storage });
    await user.keyboard(answerAll);
    storage.full = true;
    await user.click(screen.getByRole('button', { name: 'Tamamla' }));
    expect(logged.mock.calls[0]?.join(' ')).toContain('could not be handed over');
    expect(screen.getByRole('button', { name: 'Tamamla' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /^Orta/ })).toBeChecked();
    storage.full = false;
    await user.click(screen.getByRole('button', { name: 'Tamamla' }));
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/results');
    logged.mockRestore();
  });

  test('leaving while the results are prepared hands nothing over', async () => {
    const storage = memory();
    const signals: AbortSignal[] = [];
    const pause: Wait = (_, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    const { user, unmount } = await open({ storage, pause });
    await user.keyboard(answerAll + '{Enter}');
    unmount();
    expect(signals[0]?.aborted).toBe(true);
    expect(storage.items.has(questionnaireResultsName)).toBe(false);
  });
});

describe('coming back', () => {
  test('a reload takes up the question and the answers', async () => {
    const storage = memory();
    const first = await open({ storage });
    await first.user.keyboard('2{Enter}14');
    first.unmount();
    await open({ storage });
    expect(screen.getByText('Question 2 of 4')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Çiçeksi/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Ferah/ })).toBeChecked();
  });

  test('another query starts afresh', async () => {
    const storage = memory();
    const first = await open({ storage });
    await first.user.keyboard('2{Enter}1');
    first.unmount();
    await open({ storage, query: 'erkek parfümü' });
    expect(screen.getByText('Question 1 of 4')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Kadın' })).not.toBeChecked();
  });

  test('what the query says is filled in, and can be changed', async () => {
    const { user } = await open({ query: 'erkek parfümü' });
    expect(screen.getByRole('radio', { name: 'Erkek' })).toBeChecked();
    expect(screen.getByText('Aramanızdan anladık; dilerseniz değiştirin.')).toBeVisible();
    expect(next()).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: 'Kadın' }));
    expect(screen.queryByText(/Aramanızdan anladık/)).toBeNull();
    await user.click(next());
    expect(next()).toBeDisabled();
  });

  test('the product that a query names is offered before its questions', async () => {
    const asked: string[] = [];
    await open({
      query: 'dior sauvage 100 ml',
      lookUp: (query) => {
        asked.push(query);
        return Promise.resolve({ title: 'Dior Sauvage EDP 100 ml', page: '/product/sauvage' });
      },
    });
    expect(asked).toEqual(['dior sauvage 100 ml']);
    expect(screen.getByText('Dior Sauvage EDP 100 ml')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ürüne git' })).toHaveAttribute(
      'href',
      '/product/sauvage',
    );
    expect(title()).toHaveTextContent('Parfüm kimin için?');
  });

  test.each(['{oops', '{"query":"parfüm"}', '[]'])(
    'unreadable progress (%s) starts afresh',
    async (text) => {
      const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
      const storage = memory();
      storage.items.set('questionnaire-progress', text);
      await open({ storage });
      expect(screen.getByText('Question 1 of 4')).toBeVisible();
      expect(warned).toHaveBeenCalled();
      warned.mockRestore();
    },
  );
});

describe('the other types of question', () => {
  test('text counts once something is written, a slider once it is touched', async () => {
    const storage = memory();
    const { user } = await open({ storage, set: previewSet });
    const text = screen.getByRole('textbox', { name: 'Bize biraz anlatır mısınız?' });
    expect(text).toHaveAttribute('placeholder', 'Cevabınızı buraya yazın...');
    expect(text).toHaveAttribute('rows', '4');
    await user.type(text, '   ');
    expect(next()).toBeDisabled();
    await user.type(text, 'yağmur 2 bahçe');
    await user.click(next());

    const slider = screen.getByRole('slider', { name: 'En fazla ne kadar ödersiniz?' });
    expect(slider).toHaveAttribute('min', '250');
    expect(slider).toHaveAttribute('max', '5000');
    expect(slider).toHaveAttribute('step', '250');
    expect(screen.getByText('250 TL', { selector: 'output' })).toBeVisible();
    expect(next()).toBeDisabled();
    await user.click(slider);
    expect(next()).toBeEnabled();
    await user.click(next());

    const plain = screen.getByRole('slider');
    expect([
      plain.getAttribute('min'),
      plain.getAttribute('max'),
      plain.getAttribute('step'),
    ]).toEqual(['0', '100', '1']);
    await user.click(plain);
    await user.click(screen.getByRole('button', { name: 'Sonuçları şimdi göster' }));
    expect(stored(storage).answers).toEqual({
      note: '   yağmur 2 bahçe',
      ceiling: 250,
      strength: 0,
    });
    expect(stored(storage).criteria).toEqual([]);
  });
});

test('questions that cannot be loaded say so and come on a second try', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let tries = 0;
  const load = () =>
    ++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(perfume);
  const { user } = await open({ load });
  expect(screen.getByRole('alert')).toHaveTextContent('Sorular yüklenemedi');
  expect(screen.getByRole('link', { name: 'Doğrudan sonuçlara git' })).toHaveAttribute(
    'href',
    '/results?q=parf%C3%BCm',
  );
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(title()).toHaveTextContent('Parfüm kimin için?');
  logged.mockRestore();
});

test('`Ana Sayfa` leads home', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Ana Sayfa' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/');
});
