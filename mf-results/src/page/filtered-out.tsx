import { formatNumber } from '@denk/shared/product/text';
import type { Facets, WayOn } from '@denk/shared/product/wire';
import { ButtonLink, EmptyState } from '@denk/shared/ui';
import { staying, useLocation } from '@denk/shared/page/navigation';
import { readRefinement, type Refinement } from '../address/refinement';
import { writeRefinement } from '../address/write-refinement';
import { ClearFilters } from './active-filters';

interface FilteredOutProps {
  /** Filters that stand in the way, with what there is without each. */
  readonly ways: readonly WayOn[] | undefined;
  readonly facets: Facets;
}

/** The filters leave nothing: which one to drop, and how much there is without it. */
export function FilteredOut({ ways = [], facets }: FilteredOutProps) {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  const refinement = readRefinement(search);
  return (
    <EmptyState
      title="Bu filtrelere uyan ürün yok"
      actions={
        <>
          {ways.slice(0, 3).flatMap(({ without, count }) => {
            const change = dropped(without, refinement);
            return change
              ? [
                  <ButtonLink
                    key={without}
                    variant="secondary"
                    to={{ pathname, search: writeRefinement(search, change) }}
                    state={staying(state)}
                  >
                    {nameOf(without, facets)} filtresi olmadan {formatNumber(count)} ürün
                  </ButtonLink>,
                ]
              : [];
          })}
          <ClearFilters />
        </>
      }
    >
      Bir filtreyi kaldırınca ürünler yeniden görünür.
    </EmptyState>
  );
}

const names: Readonly<Record<string, string>> = {
  price: 'Fiyat',
  brands: 'Marka',
  sellers: 'Satıcı',
  rating_min: 'Puan',
};

const attributeOf = (without: string) => /^attributes\.(.+)$/.exec(without)?.[1];

function nameOf(without: string, { attributes = [] }: Facets): string {
  const own = attributeOf(without);
  return names[without] ?? attributes.find(({ name }) => name === own)?.label ?? 'Özellik';
}

/** The change of the address that takes a filter off. */
function dropped(without: string, { attributes }: Refinement): Partial<Refinement> | undefined {
  switch (without) {
    case 'price':
      return { min: undefined, max: undefined };
    case 'brands':
      return { brands: [] };
    case 'sellers':
      return { sellers: [] };
    case 'rating_min':
      return { rating: undefined };
  }
  const own = attributeOf(without);
  if (own === undefined) return undefined;
  const { [own]: _, ...others } = attributes;
  return { attributes: others };
}
