import { Button, Chip } from '@denk/shared/ui';
import { filterCount, type Refinement } from '../address/refinement';
import type { ItemFacets } from '../refine/facets';
import { bandLabel } from '../refine/price-bands';
import styles from './active-filters.module.css';
import type { Refine } from './use-refinement';
import { ratingLabel } from './wording';

interface ActiveFiltersProps {
  readonly facets: ItemFacets;
  readonly refinement: Refinement;
  readonly refine: Refine;
  readonly onClear: () => void;
}

/** The filters that are set, each one removable. */
export function ActiveFilters({ facets, refinement, refine, onClear }: ActiveFiltersProps) {
  const { brands, sellers, min, max, rating } = refinement;
  const nameOf = (choices: ItemFacets['brands'], value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  const chips = [
    ...(min === undefined && max === undefined
      ? []
      : [
          {
            label: bandLabel({ min, max }),
            remove: () => refine({ min: undefined, max: undefined }),
          },
        ]),
    ...brands.map((brand) => ({
      label: nameOf(facets.brands, brand),
      remove: () => refine({ brands: brands.filter((other) => other !== brand) }),
    })),
    ...sellers.map((seller) => ({
      label: nameOf(facets.sellers, seller),
      remove: () => refine({ sellers: sellers.filter((other) => other !== seller) }),
    })),
    ...(rating === undefined
      ? []
      : [{ label: ratingLabel(rating), remove: () => refine({ rating: undefined }) }]),
  ];
  if (filterCount(refinement) === 0) return null;
  return (
    <div className={styles.filters} role="group" aria-label="Seçili filtreler">
      {chips.map(({ label, remove }) => (
        <Chip key={label} onRemove={remove} removeLabel={`${label} filtresini kaldır`}>
          {label}
        </Chip>
      ))}
      <Button variant="quiet" size="small" onClick={onClear}>
        Filtreleri temizle
      </Button>
    </div>
  );
}
