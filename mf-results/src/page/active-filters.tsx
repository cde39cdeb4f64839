import { formatPriceRange } from '@denk/shared/product/text';
import type { Facets } from '@denk/shared/product/wire';
import { ButtonLink, Chip } from '@denk/shared/ui';
import { staying, useLocation } from '@denk/shared/page/navigation';
import { narrowing, type Refinement } from '../address/refinement';
import { writeRefinement } from '../address/write-refinement';
import styles from './active-filters.module.css';
import type { Refine } from './use-refinement';
import { ratingLabel } from './wording';

interface ActiveFiltersProps {
  readonly facets: Facets | undefined;
  readonly refinement: Refinement;
  readonly refine: Refine;
}

/** The filters that are set, each one removable. */
export function ActiveFilters({ facets, refinement, refine }: ActiveFiltersProps) {
  const chips = filterChips(refinement, facets);
  if (chips.length === 0) return null;
  return (
    <div className={styles.filters} role="group" aria-label="Seçili filtreler">
      {chips.map(({ label, without }) => (
        <Chip
          key={label}
          onRemove={() => refine(without)}
          removeLabel={`${label} filtresini kaldır`}
        >
          {label}
        </Chip>
      ))}
      <ClearFilters variant="quiet" size="small" />
    </div>
  );
}

/** The way to the whole list. */
export function ClearFilters(look: Pick<Parameters<typeof ButtonLink>[0], 'variant' | 'size'>) {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  return (
    <ButtonLink
      {...look}
      to={{ pathname, search: writeRefinement(search, narrowing) }}
      state={staying(state)}
    >
      Filtreleri temizle
    </ButtonLink>
  );
}

/** What is set, in words, and the change that takes it off. */
function filterChips(
  { brands, sellers, min, max, rating, attributes }: Refinement,
  facets: Facets | undefined,
): readonly { readonly label: string; readonly without: Partial<Refinement> }[] {
  const named = (choices: Facets['brands'] | undefined, value: string) =>
    choices?.find((choice) => choice.value === value)?.label ?? value;
  return [
    ...(min === undefined && max === undefined
      ? []
      : [{ label: formatPriceRange({ min, max }), without: { min: undefined, max: undefined } }]),
    ...Object.entries(attributes).flatMap(([name, values]) => {
      const facet = facets?.attributes?.find((one) => one.name === name);
      return values.map((value) => {
        const rest = values.filter((other) => other !== value);
        const { [name]: _, ...others } = attributes;
        return {
          label: `${facet ? `${facet.label}: ` : ''}${named(facet?.values, value)}`,
          without: { attributes: rest.length ? { ...others, [name]: rest } : others },
        };
      });
    }),
    ...brands.map((brand) => ({
      label: named(facets?.brands, brand),
      without: { brands: brands.filter((other) => other !== brand) },
    })),
    ...sellers.map((seller) => ({
      label: named(facets?.sellers, seller),
      without: { sellers: sellers.filter((other) => other !== seller) },
    })),
    ...(rating === undefined
      ? []
      : [{ label: ratingLabel(rating), without: { rating: undefined } }]),
  ];
}
