import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './chip';

describe('Chip', () => {
  test('alone is text, not a control', () => {
    render(<Chip>Ücretsiz Kargo</Chip>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('selectable says whether it is pressed', async () => {
    const onSelect = jest.fn();
    render(
      <Chip selected onSelect={onSelect}>
        Parfüm
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Parfüm', pressed: true }));
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  test('removable keeps selecting and removing apart', async () => {
    const onSelect = jest.fn();
    const onRemove = jest.fn();
    render(
      <Chip onSelect={onSelect} onRemove={onRemove} removeLabel="parfüm aramasını sil">
        parfüm
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'parfüm aramasını sil' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
    expect(onSelect).not.toHaveBeenCalled();
  });
});
