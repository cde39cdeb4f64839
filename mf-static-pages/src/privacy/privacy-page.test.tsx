import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { render, screen } from '@testing-library/react';
import PrivacyPage from './privacy-page';

test.each([
  ['what is kept in the browser', /yerel deposunda/],
  ['that the theme is a cookie', /“theme” adlı çerez/],
  ['that a live search service gets the query', /Serper ya da SerpApi/],
  ['that a chat service gets the conversation', /yapay zekâ sohbet hizmeti bağlanmışsa/],
  ['what never leaves the device', /hamilelikle ilgili anket cevapları cihazınızdan çıkmaz/],
  [
    'that contact and newsletter send nothing',
    /İletişim formu ve bülten henüz bir yere bağlı değil/,
  ],
])('says %s', (_, words) => {
  render(
    <MemoryRouter>
      <PrivacyPage />
    </MemoryRouter>,
  );
  expect(screen.getAllByText(words)).not.toHaveLength(0);
});

test('leads to where the kept things are cleared', () => {
  render(
    <MemoryRouter>
      <PrivacyPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Kaydedilenler' })).toHaveAttribute('href', '/saved');
});
