import { Button, Icon, SelectField } from '@denk/shared/ui';
import { sorts, type Refinement, type Sort, type View } from '../address/refinement';
import styles from './results-toolbar.module.css';
import type { Refine } from './use-refinement';
import { sortLabels } from './wording';

interface ResultsToolbarProps {
  readonly refinement: Refinement;
  readonly refine: Refine;
  /** Filters that are set. */
  readonly filters: number;
  /** Nothing to filter yet. */
  readonly waiting: boolean;
  readonly onFilter: () => void;
}

const viewButtons = [
  { view: 'list', label: 'Liste görünümü', icon: 'list' },
  { view: 'grid', label: 'Izgara görünümü', icon: 'grid' },
] as const satisfies readonly { view: View; label: string; icon: string }[];

/** Filters (on small screens), order and view. */
export function ResultsToolbar({
  refinement,
  refine,
  filters,
  waiting,
  onFilter,
}: ResultsToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <Button
        variant="secondary"
        icon="filter"
        className={styles.filter}
        disabled={waiting}
        onClick={onFilter}
      >
        Filtrele
        {filters > 0 && <span className={styles.number}>{filters}</span>}
      </Button>
      <SelectField
        label="Sırala"
        hideLabel
        className={styles.sort}
        value={refinement.sort}
        onChange={({ target }) => refine({ sort: target.value as Sort })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </SelectField>
      <div role="group" aria-label="Görünüm" className={styles.views}>
        {viewButtons.map(({ view, label, icon }) => (
          <button
            key={view}
            type="button"
            className={styles.view}
            aria-pressed={refinement.view === view}
            onClick={() => refine({ view })}
          >
            <Icon name={icon} />
            <span className="visually-hidden">{label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
