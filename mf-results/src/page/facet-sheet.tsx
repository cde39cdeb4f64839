import { formatNumber } from '@denk/shared/product/text';
import { Button, Dialog } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import { ClearFilters } from './active-filters';

interface FacetSheetProps {
  readonly open: boolean;
  /** Products that the filters leave. */
  readonly shown: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The filters on screens without room for them beside the list. */
export function FacetSheet({ open, shown, onClose, children }: FacetSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filtrele"
      look="sheet"
      actions={
        <>
          <ClearFilters variant="quiet" />
          <Button onClick={onClose}>{formatNumber(shown)} ürünü göster</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
