import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { act, render, screen } from '@testing-library/react';
import { ModuleFailure } from './module-failure';

afterEach(() => jest.restoreAllMocks());

test('the card says that the rest works only while there is a network', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(
    <MemoryRouter>
      <ModuleFailure onRetry={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/Sitenin geri kalanı çalışıyor/)).toBeVisible();
  network.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByText(/Sitenin geri kalanı çalışıyor/)).toBeNull();
  expect(screen.getByText(/İnternet bağlantınız yok gibi görünüyor/)).toBeVisible();
});
