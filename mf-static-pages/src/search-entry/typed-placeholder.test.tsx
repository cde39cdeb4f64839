import { act, render, screen } from '@testing-library/react';
import { pretendScreen } from './pretend-screen';
import { TypedPlaceholder } from './typed-placeholder';

const phrases = ['Ara...', 'Çay'];
const shown = () => screen.getByTestId('typed-placeholder').textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Lets single steps pass, each with its own render. */
function steps(count: number, milliseconds: number): void {
  for (let step = 0; step < count; step++) pass(milliseconds);
}

beforeEach(() => {
  jest.useFakeTimers();
  pretendScreen();
});
afterEach(() => jest.useRealTimers());

test('starts full, waits two seconds, deletes a letter each 50 ms, rests half a second and types each 100 ms', () => {
  render(<TypedPlaceholder phrases={phrases} paused={false} />);
  expect(shown()).toBe('Ara...');
  pass(1999);
  expect(shown()).toBe('Ara...');
  pass(1);
  expect(shown()).toBe('Ara..');
  steps(5, 50);
  expect(shown()).toBe('');
  pass(499);
  expect(shown()).toBe('');
  pass(1);
  expect(shown()).toBe('Ç');
  steps(2, 100);
  expect(shown()).toBe('Çay');
});

test('stands while the field has the focus and goes on from there', () => {
  const { rerender } = render(<TypedPlaceholder phrases={phrases} paused={false} />);
  pass(2000);
  rerender(<TypedPlaceholder phrases={phrases} paused />);
  pass(60_000);
  expect(shown()).toBe('Ara..');
  rerender(<TypedPlaceholder phrases={phrases} paused={false} />);
  pass(50);
  expect(shown()).toBe('Ara.');
});

test('never moves for people who asked for less motion', () => {
  pretendScreen({ reducedMotion: true });
  render(<TypedPlaceholder phrases={phrases} paused={false} />);
  pass(60_000);
  expect(shown()).toBe('Ara...');
});

test('is hidden from screen readers', () => {
  render(<TypedPlaceholder phrases={phrases} paused={false} />);
  expect(screen.getByTestId('typed-placeholder')).toHaveAttribute('aria-hidden', 'true');
});
