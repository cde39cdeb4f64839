import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { render, screen, within } from '@testing-library/react';
import AboutPage from './about-page';

const show = () =>
  render(
    <MemoryRouter>
      <AboutPage />
    </MemoryRouter>,
  );

test('four figures, mission and vision, four reasons and three people are told', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const figures = within(screen.getByRole('group', { name: 'Rakamlarla Denk' }));
  expect(figures.getAllByRole('definition')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'Misyonumuz' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Vizyonumuz' })).toBeVisible();
  const inside = (name: string) => within(screen.getByRole('region', { name }));
  expect(inside('Neden Denk?').getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(inside('Ekibimiz').getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('it calls to the assistant and to the contact page', () => {
  show();
  const closing = within(screen.getByRole('region', { name: 'Size denk geleni birlikte bulalım' }));
  expect(closing.getByRole('link', { name: 'AI Asistan ile Başla' })).toHaveAttribute(
    'href',
    '/ai-chat',
  );
  expect(closing.getByRole('link', { name: 'İletişime Geç' })).toHaveAttribute('href', '/contact');
});
