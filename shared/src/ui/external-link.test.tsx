import { render, screen } from '@testing-library/react';
import { ExternalLink } from './external-link';

describe('ExternalLink', () => {
  test('opens a web address in a new tab that cannot reach back', () => {
    render(<ExternalLink href="https://www.ornek.com.tr/urun/1">Siteye Git</ExternalLink>);
    const link = screen.getByRole('link', { name: 'Siteye Git (yeni sekmede açılır)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '#',
    '',
    '/urun',
    'ornek.com',
    '//ornek.com',
  ])('%s becomes plain text', (href) => {
    render(<ExternalLink href={href}>Siteye Git</ExternalLink>);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Siteye Git')).toBeInTheDocument();
  });
});
