import { render, screen } from '@testing-library/react';
import { Rating } from './rating';

test('a rating is read out as a Turkish sentence', () => {
  render(<Rating value={4.7} reviewCount={1204} />);
  expect(screen.getByText('5 üzerinden 4,7 puan, 1.204 değerlendirme')).toBeInTheDocument();
});

test('a count of reviews never stands without saying what it counts', () => {
  render(<Rating value={4.7} reviewCount={1204} />);
  expect(screen.getByText('· 1.204 değerlendirme')).toBeVisible();
});
