import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { render, screen } from '@testing-library/react';
import __Page__Page from './__page__-page';

test('the page says what it is', () => {
  render(
    <MemoryRouter>
      <__Page__Page />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '__Title__' })).toBeVisible();
});
