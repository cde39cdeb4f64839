import { Button, Dialog } from '@denk/shared/ui';
import { ClearFilters } from './active-filters';
import { countText } from './count-text';
import { FacetPanel, type FacetPanelProps } from './facet-panel';

interface FacetSheetProps extends Omit<FacetPanelProps, 'id'> {
  /** Products that the filters leave. */
  readonly shown: number;
  /** Whether there may be more than that. */
  readonly shownIsCapped: boolean | undefined;
  readonly onClose: () => void;
}

/** The filters on screens without room for them beside the list. */
export function FacetSheet({ shown, shownIsCapped, onClose, ...panel }: FacetSheetProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filtrele"
      look="sheet"
      actions={
        <>
          <ClearFilters variant="quiet" />
          <Button onClick={onClose}>{countText(shown, shownIsCapped)} ürünü göster</Button>
        </>
      }
    >
      <FacetPanel {...panel} />
    </Dialog>
  );
}
