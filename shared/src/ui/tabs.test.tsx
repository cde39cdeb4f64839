import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs';

const items = [
  { id: 'genel', label: 'Genel Bakış', content: <p>Açıklama</p> },
  { id: 'teknik', label: 'Teknik Özellikler', content: <p>Ekran 6,1 inç</p> },
  { id: 'yorum', label: 'Yorumlar', content: <p>Henüz yorum yok</p> },
];
const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  test('show the first panel and open another on click', async () => {
    render(<Tabs label="Ürün" items={items} />);
    expect(screen.getByText('Açıklama')).toBeVisible();
    await userEvent.click(tab('Teknik Özellikler'));
    expect(tab('Teknik Özellikler')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Teknik Özellikler' })).toBeVisible();
    expect(screen.getByText('Açıklama')).not.toBeVisible();
  });

  test.each([
    ['{ArrowRight}', 'Teknik Özellikler'],
    ['{ArrowLeft}', 'Yorumlar'],
    ['{End}', 'Yorumlar'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Genel Bakış'],
    ['{End}{Home}', 'Genel Bakış'],
  ])('%s opens and focuses %s', async (keys, name) => {
    render(<Tabs label="Ürün" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  });

  test('take one stop in the tab order', () => {
    render(<Tabs label="Ürün" items={items} />);
    expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([0, -1, -1]);
  });

  test('are sections with headings until the script runs', () => {
    const html = renderToString(<Tabs label="Ürün" items={items} />);
    expect(html).not.toContain('role="tab"');
    for (const text of ['Açıklama', 'Ekran 6,1 inç', 'Henüz yorum yok'])
      expect(html).toContain(text);
  });
});
