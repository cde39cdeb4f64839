import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

function Settings() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ayarlar</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Görünüm">
        <p>Koyu tema</p>
      </Dialog>
    </>
  );
}

const openSettings = async () => {
  render(<Settings />);
  await userEvent.click(screen.getByRole('button', { name: 'Ayarlar' }));
  return screen.getByRole('dialog', { name: 'Görünüm' });
};

describe('Dialog', () => {
  test('opens with its title and stops the page from scrolling', async () => {
    expect(await openSettings()).toHaveTextContent('Koyu tema');
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  test('its close button closes it, frees the page and gives the focus back', async () => {
    await openSettings();
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
    expect(screen.getByRole('button', { name: 'Ayarlar' })).toHaveFocus();
  });

  test('Escape closes it', async () => {
    fireEvent(await openSettings(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a click on the backdrop closes it, a click inside does not', async () => {
    const dialog = await openSettings();
    await userEvent.click(screen.getByText('Koyu tema'));
    expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });
});
