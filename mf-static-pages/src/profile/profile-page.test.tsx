import { ParamsContext } from '@denk/shared/page/navigation';
import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { sampleKinds, sampleLines } from '../../testing/sample-catalogue';
import { expertMatches } from './expert-matches';
import { experts } from './experts';
import ProfilePage from './profile-page';
import { expertNames } from './expert-names';

const page = (username: string) => (
  <MemoryRouter initialEntries={[`/profile/${username}`]}>
    <ParamsContext value={{ username }}>
      <ProfilePage />
    </ParamsContext>
  </MemoryRouter>
);

test('the profile says who the expert is', () => {
  render(page('elif-yilmaz'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Elif Yılmaz');
  expect(screen.getByRole('img', { name: 'Elif Yılmaz portresi' })).toBeVisible();
  expect(screen.getByText('Doğrulanmış uzman')).toBeVisible();
  expect(screen.getByText('Örnek profil')).toBeVisible();
  expect(screen.getByText('İstanbul')).toBeVisible();
  expect(screen.getByText('Katılım: Mart 2022')).toBeVisible();
  expect(screen.getByText('12.480')).toBeVisible();
  expect(screen.getByText('3.240')).toBeVisible();
  const areas = within(screen.getByRole('list', { name: 'Uzmanlık alanları' }));
  expect(areas.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Laptop');
  for (const name of [/Web sitesi/, /Instagram/, /Twitter/]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('following is switched on and off, and says that it stays here', async () => {
  render(page('elif-yilmaz'));
  await userEvent.click(screen.getByRole('button', { name: /^Takip Et/ }));
  expect(screen.getByText('12.481')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('yalnızca bu sayfada tutulur');
  await userEvent.click(screen.getByRole('button', { name: /^Takibi Bırak/ }));
  expect(screen.getByText('12.480')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Takip Et/ })).toBeVisible();
});

test('matches come first, collections on request', async () => {
  render(page('zeynep-arslan'));
  const match = screen.getByRole('link', { name: 'Kelebeğin Rüyası' }).closest('li');
  expect(match).toHaveTextContent('%98 eşleşme');
  expect(match).toHaveTextContent('Film');
  expect(match).toHaveTextContent('TL aylık');
  await userEvent.click(screen.getByRole('tab', { name: 'Koleksiyonlar' }));
  expect(screen.getByText('Koleksiyonlar yakında eklenecek')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Kelebeğin Rüyası' })).toBeNull();
});

test('both tabs are sections before a script runs', () => {
  const html = renderToString(page('mert-kaya'));
  expect(html).toContain('>Eşleşmeler</h2>');
  expect(html).toContain('>Koleksiyonlar</h2>');
  expect(html).toContain('Koleksiyonlar yakında eklenecek');
});

test('an unknown name shows the ways on', () => {
  render(page('yok-boyle-biri'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bu uzmanı bulamadık');
  expect(screen.getByRole('link', { name: 'Uzmanlara göz at' })).toHaveAttribute(
    'href',
    '/experts',
  );
});

test('there are at least six experts, each with an address and a picture of their own', () => {
  expect(experts.length).toBeGreaterThanOrEqual(6);
  expect(experts.map(({ username }) => username)).toEqual(Object.keys(expertNames));
  expect(new Set(experts.map(({ avatar }) => avatar)).size).toBe(experts.length);
  for (const { username } of experts) expect(username).toMatch(/^[a-z0-9-]+$/);
});

describe('every match is a product of the catalogue with its title, price and rating', () => {
  const kinds = new Map(sampleKinds().map((kind) => [kind.id, kind]));
  const cheapest = (sellers = '') =>
    Math.min(...sellers.split(' ').map((seller) => Number(seller.split('=')[1])));

  test.each(experts.map(({ username }) => username))('%s', (username) => {
    const matches = expertMatches[username] ?? [];
    expect(matches.length).toBeGreaterThanOrEqual(4);
    for (const match of matches) {
      const line = sampleLines(match.kind).find(({ id }) => id === match.productId);
      const kind = kinds.get(match.kind);
      expect(line).toBeDefined();
      expect(match).toEqual({
        productId: line?.id,
        kind: kind?.id,
        title: line?.title || `${line?.brand} ${line?.model}`,
        category: kind?.noun,
        percent: expect.any(Number),
        rating: Number(line?.rating),
        price: cheapest(line?.sellers),
        ...(kind?.priceNote && { priceNote: kind.priceNote }),
      });
    }
  });
});
