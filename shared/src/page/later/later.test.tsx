import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as react from 'react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type * as Later from '.';

/** The code as a fresh page has it: nothing was asked for yet. */
async function freshPage(): Promise<typeof Later> {
  let fresh: typeof Later | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => react);
    fresh = await import('.');
  });
  if (!fresh) throw new Error('no code');
  return fresh;
}

function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>{count} kez</button>;
}

/** A page with a part whose code comes when `arrive` is called, drawn by the server and taken over. */
async function takenOver() {
  const page = await freshPage();
  const server = await freshPage();
  const Drawn = server.laterPart(() => Promise.resolve(Counter));
  await server.bringLater();
  let arrive = () => {};
  let asked = 0;
  const Part = page.laterPart<{ readonly start: number }>(() => {
    asked += 1;
    return new Promise((resolve) => (arrive = () => resolve(Counter)));
  });
  const Page = ({ of: One }: { readonly of: typeof Part }) => {
    const [, again] = useState(0);
    return (
      <main>
        <button onClick={() => again((count) => count + 1)}>Yeniden</button>
        <One start={3} />
      </main>
    );
  };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page of={Drawn} />);
  const problems: unknown[] = [];
  await act(async () => {
    render(<Page of={Part} />, {
      container,
      hydrate: true,
      onRecoverableError: (problem) => problems.push(problem),
    });
  });
  return { page, problems, asked: () => asked, arrive: () => act(async () => arrive()) };
}

const counter = () => screen.getByRole('button', { name: /kez/ });

test('a part is on screen from the beginning, as the server drew it, and asked for only when the page asks', async () => {
  const { page, problems, asked, arrive } = await takenOver();
  const drawn = counter();
  expect(asked()).toBe(0);
  let answers = false;
  void page.everyPartAnswers().then(() => (answers = true));
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden' }));
  expect(counter()).toBe(drawn);
  void page.bringLater();
  expect(asked()).toBe(1);
  expect(answers).toBe(false);
  await arrive();
  await page.everyPartAnswers();
  await userEvent.click(counter());
  expect(counter()).toBe(drawn);
  expect(drawn).toHaveTextContent('4 kez');
  expect(problems).toEqual([]);
});

test('what is left out after the page has asked comes at once, with what it leaves out itself', async () => {
  const { bringLater, later, laterIsThere } = await freshPage();
  await bringLater();
  let inner: Later.Later<string> | undefined;
  const outer = later(async () => {
    inner = later(() => Promise.resolve('içteki'));
    return 'dıştaki';
  });
  await laterIsThere();
  expect([outer.code, inner?.code]).toEqual(['dıştaki', 'içteki']);
});

test('code that does not come is asked for again after a while, and holds nobody up', async () => {
  jest.useFakeTimers();
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { bringLater, later } = await freshPage();
  let tries = 0;
  const code = later(async () => {
    tries += 1;
    if (tries < 3) throw new Error('no network');
    return 'kod';
  });
  await bringLater();
  expect(code.code).toBeUndefined();
  await jest.advanceTimersByTimeAsync(2000);
  expect(tries).toBe(2);
  await jest.advanceTimersByTimeAsync(4000);
  expect(await code.coming).toBe('kod');
  warned.mockRestore();
  jest.useRealTimers();
});

test('what is taken over in its turn answers a visitor who comes before that', async () => {
  const { inItsTurn } = await freshPage();
  const Piece = inItsTurn(Counter);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Piece start={3} />);
  const drawn = container.querySelector('button');
  const root = hydrateRoot(container, <Piece start={3} />);
  expect(Object.keys(drawn ?? {})).toEqual([]);
  await act(async () => drawn?.click());
  expect(drawn).toHaveTextContent('4 kez');
  expect(container.querySelector('button')).toBe(drawn);
  await act(async () => root.unmount());
});
