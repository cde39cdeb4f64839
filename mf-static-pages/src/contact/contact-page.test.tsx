import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import ContactPage from './contact-page';
import { contactErrors, emptyValues, subjects } from './contact-message';

const page = (
  <MemoryRouter>
    <ContactPage />
  </MemoryRouter>
);

function show() {
  jest.useFakeTimers();
  render(page);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

afterEach(() => jest.useRealTimers());

const nameField = () => screen.getByRole('textbox', { name: /Adınız/ });
const emailField = () => screen.getByRole('textbox', { name: /E-posta/ });
const subjectField = () => screen.getByRole('combobox', { name: /Konu/ });
const messageField = () => screen.getByRole('textbox', { name: /Mesajınız/ });
const send = () => screen.getByRole('button', { name: /Mesajı Gönder|Gönderiliyor/ });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(nameField(), 'Ayşe Işık');
  await user.type(emailField(), 'ayse@ornek.com');
  await user.selectOptions(subjectField(), 'İş Birliği');
  await user.type(messageField(), 'Merhaba!');
}

test('all four fields are marked as required, the message has six rows, six subjects are offered', () => {
  show();
  expect(screen.getByText('* işaretli alanlar zorunludur')).toBeVisible();
  for (const field of [nameField(), emailField(), subjectField(), messageField()]) {
    expect(field).toBeRequired();
  }
  expect(messageField()).toHaveAttribute('rows', '6');
  expect(
    screen
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['Genel Bilgi', 'Teknik Destek', 'İş Birliği', 'Şikayet/Öneri', 'Medya', 'Diğer']);
});

test('an empty form says what is missing at every field and goes to the first', async () => {
  const user = show();
  await user.click(send());
  expect(nameField()).toHaveAccessibleDescription('Lütfen adınızı yazın.');
  expect(emailField()).toHaveAccessibleDescription('Lütfen e-posta adresinizi yazın.');
  expect(subjectField()).toHaveAccessibleDescription('Lütfen bir konu seçin.');
  expect(messageField()).toHaveAccessibleDescription('Lütfen mesajınızı yazın.');
  expect(nameField()).toBeInvalid();
  expect(nameField()).toHaveFocus();
});

test('the first wrong field takes the focus, and its error goes once it is right', async () => {
  const user = show();
  await fillIn(user);
  await user.clear(emailField());
  await user.type(emailField(), 'ayse@ornek');
  await user.click(send());
  expect(emailField()).toHaveFocus();
  expect(screen.getByText(/^Lütfen geçerli bir e-posta adresi yazın/)).toBeVisible();
  await user.type(emailField(), '.com');
  expect(emailField()).toBeValid();
  expect(emailField()).not.toHaveAttribute('aria-invalid');
});

test('sending takes a second, the success message three, and what was not sent stays', async () => {
  const user = show();
  await fillIn(user);
  await user.click(send());
  expect(screen.getByText('Gönderiliyor...')).toBeVisible();
  act(() => void jest.advanceTimersByTime(990));
  expect(messageField()).toHaveValue('Merhaba!');
  act(() => void jest.advanceTimersByTime(20));
  expect(screen.getByText('Teşekkürler, formu başarıyla tamamladınız.')).toBeVisible();
  expect(screen.getByText(/mesajınız iletilmedi/)).toBeVisible();
  expect(messageField()).toHaveValue('Merhaba!');
  expect(subjectField()).toHaveValue('İş Birliği');
  act(() => void jest.advanceTimersByTime(2960));
  expect(screen.getByText('Teşekkürler, formu başarıyla tamamladınız.')).toBeVisible();
  act(() => void jest.advanceTimersByTime(60));
  expect(screen.queryByText('Teşekkürler, formu başarıyla tamamladınız.')).toBeNull();
  expect(messageField()).toHaveValue('Merhaba!');
});

test('no answer is promised', () => {
  show();
  expect(document.body).not.toHaveTextContent(/saat içinde|en kısa sürede/);
});

test('a second click while sending changes nothing', async () => {
  const user = show();
  await fillIn(user);
  await user.click(send());
  act(() => void jest.advanceTimersByTime(600));
  await user.click(send());
  act(() => void jest.advanceTimersByTime(500));
  expect(screen.getByText('Teşekkürler, formu başarıyla tamamladınız.')).toBeVisible();
});

test('nothing is transmitted, and the page says so', async () => {
  const calls = jest.fn();
  const before = globalThis.fetch;
  globalThis.fetch = calls;
  const user = show();
  expect(screen.getByText('Mesajlar henüz iletilmiyor')).toBeVisible();
  await fillIn(user);
  await user.click(send());
  act(() => void jest.advanceTimersByTime(1100));
  expect(calls).not.toHaveBeenCalled();
  globalThis.fetch = before;
});

test('before a script runs the form cannot put the message into the address', () => {
  expect(renderToString(page)).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
});

describe('what an e-mail address may look like', () => {
  const filled = { ...emptyValues, name: 'Ali', subject: subjects[0], message: 'Selam' };
  test.each([
    ['ali@ornek.com', true],
    ['  ali.veli+denk@posta.ornek.com.tr ', true],
    ['ışık@örnek.com', true],
    ['ali', false],
    ['ali@', false],
    ['ali@ornek', false],
    ['@ornek.com', false],
    ['ali veli@ornek.com', false],
    ['ali@ornek..com', false],
  ])('%j: %s', (email, right) => {
    expect(contactErrors({ ...filled, email }).email === undefined).toBe(right);
  });
});

test('blanks are no name and no message, and a subject of another list is none', () => {
  const errors = contactErrors({ name: '  ', email: 'a@b.co', subject: 'Spam', message: '\n' });
  expect(Object.keys(errors)).toEqual(['name', 'subject', 'message']);
});
