import { Button, Icon, SelectField } from '@denk/shared/ui';
import { sorts, type Sort } from '@denk/shared/product/wire';
import type { Refinement, View } from '../address/refinement';
import styles from './results-toolbar.module.css';
import type { Refine } from './use-refinement';
import { sortLabels } from './wording';

interface ResultsToolbarProps {
  readonly refinement: Refinement;
  readonly refine: Refine;
  /** The filters' form, which order and view are part of where scripts are blocked. */
  readonly form: string;
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
export function ResultsToolbar(props: ResultsToolbarProps) {
  const { refinement, refine, form, filters, waiting, onFilter } = props;
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
        name="sort"
        form={form}
        value={refinement.sort}
        onChange={({ target }) => refine({ sort: target.value as Sort })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </SelectField>
      <ViewToggle refinement={refinement} refine={refine} form={form} />
    </div>
  );
}

/** List or grid. */
export function ViewToggle({
  refinement,
  refine,
  form,
}: Pick<ResultsToolbarProps, 'refinement' | 'refine'> & { readonly form?: string }) {
  return (
    <div role="group" aria-label="Görünüm" className={styles.views}>
      {viewButtons.map(({ view, label, icon }) => (
        <button
          key={view}
          type="submit"
          form={form}
          name="view"
          value={view}
          className={styles.view}
          aria-pressed={refinement.view === view}
          onClick={(event) => {
            event.preventDefault();
            refine({ view });
          }}
        >
          <Icon name={icon} />
          <span className="visually-hidden">{label}</span>
        </button>
      ))}
    </div>
  );
}
