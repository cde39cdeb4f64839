import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field';

const message = 'Lütfen geçerli bir ürün veya hizmet girin (örn: televizyon, telefon, koşu bandı)';

function HomeSearch({ onSearch }: { readonly onSearch: (term: string) => void }) {
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(0);
  return (
    <SearchField
      label="Ürün veya hizmet ara"
      value={text}
      attempt={failed}
      error={failed ? message : undefined}
      onChange={(value) => {
        setText(value);
        setFailed(0);
      }}
      onSubmit={(value) => (value.trim() ? onSearch(value.trim()) : setFailed(failed + 1))}
    />
  );
}

describe('SearchField', () => {
  test('is a search form with a labelled search input', () => {
    render(<HomeSearch onSearch={() => {}} />);
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Ürün veya hizmet ara' })).toBeInTheDocument();
  });

  test.each(['{Enter}', '{Tab}{Enter}'])('%s submits what was typed', async (keys) => {
    const onSearch = jest.fn();
    render(<HomeSearch onSearch={onSearch} />);
    await userEvent.type(screen.getByRole('searchbox'), `koşu bandı${keys}`);
    expect(onSearch).toHaveBeenCalledWith('koşu bandı');
  });

  test('an error is announced, tied to the input, and shakes again at the next try', async () => {
    const { container } = render(<HomeSearch onSearch={() => {}} />);
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(message);
    expect(container.querySelector('.shake-odd')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    expect(container.querySelector('.shake-even')).toBeInTheDocument();
  });

  test('the error goes when the visitor types', async () => {
    render(<HomeSearch onSearch={() => {}} />);
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}p');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('searchbox')).not.toHaveAttribute('aria-invalid');
  });
});
