import { Button, Dialog } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import { ClearFilters } from './active-filters';
import { countText } from './count-text';

interface FacetSheetProps {
  readonly open: boolean;
  /** Products that the filters leave. */
  readonly shown: number;
  /** Whether there may be more than that. */
  readonly isCapped: boolean | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The filters on screens without room for them beside the list. */
export function FacetSheet({ open, shown, isCapped, onClose, children }: FacetSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filtrele"
      look="sheet"
      actions={
        <>
          <ClearFilters variant="quiet" />
          <Button onClick={onClose}>{countText(shown, isCapped)} ürünü göster</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
