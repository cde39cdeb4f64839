import { screen, within } from '@testing-library/react';
import { product } from '../../testing/replies';
import { card, freshBrowser, visit } from '../../testing/visit';

freshBrowser();

describe('what is put aside', () => {
  test('two products are compared fact by fact', async () => {
    const { user } = visit();
    await screen.findByText('4 ürün bulundu');
    await user.click(within(card('Galaxy S24')).getByRole('button', { name: 'Karşılaştır' }));
    const tray = within(screen.getByRole('region', { name: 'Karşılaştırma' }));
    expect(tray.getByRole('button', { name: 'Karşılaştır (1/4)' })).toBeDisabled();
    await user.click(within(card('iPhone 15')).getByRole('button', { name: 'Karşılaştır' }));
    await user.click(tray.getByRole('button', { name: 'Karşılaştır (2/4)' }));
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('row', { name: 'Ekran 6,2 inç 6,1 inç' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: 'Ağ 5G —' })).toBeInTheDocument();
    await user.click(table.getByRole('button', { name: /Çıkar.*iPhone 15/ }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('what a list does not bring is asked for when products stand side by side', async () => {
    const asked: (readonly string[])[] = [];
    const { user } = visit({
      productsById: (ids) => {
        asked.push(ids);
        const facts = { Ekran: '6,2 inç', Ağ: '5G', Pil: '4.000 mAh' };
        return Promise.resolve([product('Galaxy S24', { page: '/product/galaxy-s24', facts })]);
      },
    });
    await screen.findByText('4 ürün bulundu');
    await user.click(within(card('Galaxy S24')).getByRole('button', { name: 'Karşılaştır' }));
    await user.click(within(card('iPhone 15')).getByRole('button', { name: 'Karşılaştır' }));
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Karşılaştır (2/4)' }));
    const row = await within(screen.getByRole('table')).findByRole('row', { name: /^Pil/ });
    expect(row).toHaveTextContent('4.000 mAh');
    expect(asked.at(-1)).toEqual(['galaxy-s24']);
  });

  test('facts that do not come leave those of the list', async () => {
    const { user } = visit({ productsById: () => Promise.reject(new Error('away')) });
    await screen.findByText('4 ürün bulundu');
    for (const title of ['Galaxy S24', 'iPhone 15'])
      await user.click(within(card(title)).getByRole('button', { name: 'Karşılaştır' }));
    await user.click(screen.getByRole('button', { name: 'Karşılaştır (2/4)' }));
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('row', { name: 'Ekran 6,2 inç 6,1 inç' })).toBeInTheDocument();
  });

  test('a saved product is found again under Kaydedilenler', async () => {
    const { user } = visit();
    await screen.findByText('4 ürün bulundu');
    const save = within(card('iPhone 15')).getByRole('button', { name: 'Kaydet' });
    await user.click(save);
    expect(save).toHaveAccessibleName('Kaydedildi');
    await user.click(screen.getByRole('button', { name: /Kaydedilenler/ }));
    const saved = within(screen.getByRole('dialog', { name: 'Kaydedilenler' }));
    expect(saved.getByText('iPhone 15')).toBeInTheDocument();
    await user.click(saved.getByRole('button', { name: 'iPhone 15: kaydı sil' }));
    expect(saved.getByText('Henüz kaydedilen ürün yok')).toBeInTheDocument();
  });
});
