import { formatPriceRange } from '@denk/shared/product/text';
import type { Facets } from '@denk/shared/product/wire';
import { Button } from '@denk/shared/ui';
import { useLocation } from '@denk/shared/page/navigation';
import type { FormEvent, ReactNode } from 'react';
import { attributeParam, type Refinement } from '../address/refinement';
import { countText } from './count-text';
import { ratingLabel } from './wording';
import { FacetChoices, FacetOption } from './facet-choices';
import styles from './facet-panel.module.css';
import { PriceRange, readPriceRange } from './price-range';
import type { Refine } from './use-refinement';

/** The filters, what is chosen of them, and how to choose. */
export interface FacetPanelProps {
  readonly facets: Facets;
  /** Whether the counts stop before all is counted. */
  readonly isCapped: boolean | undefined;
  readonly refinement: Refinement;
  readonly refine: Refine;
  /** Given where other controls of the page belong to the form. */
  readonly id?: string;
}

/**
 * What the list can be narrowed by, with how many products each choice leaves. A form of the address: where scripts are
 * blocked, sending it gives the same list.
 */
export function FacetPanel({ facets, isCapped, refinement, refine, id }: FacetPanelProps) {
  const { pathname } = useLocation();
  const { brands, sellers, min, max, rating, attributes: chosen } = refinement;
  const { prices = [], ratings, attributes = [] } = facets;
  const priced = min !== undefined || max !== undefined;
  const chooseValues = (name: string, values: readonly string[]) => {
    const { [name]: _, ...others } = chosen;
    refine({ attributes: values.length ? { ...others, [name]: values } : others });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    refine(readPriceRange(event.currentTarget));
  };
  return (
    <form
      id={id}
      method="get"
      action={pathname}
      className={styles.panel}
      noValidate
      onSubmit={submit}
    >
      <KeptParams />
      {(prices.length > 0 || priced) && (
        <Group title="Fiyat">
          <FacetOption
            type="radio"
            name="price"
            value=""
            label="Tüm fiyatlar"
            checked={!priced}
            onChange={() => refine({ min: undefined, max: undefined })}
          />
          {prices.map((band) => (
            <FacetOption
              key={formatPriceRange(band)}
              type="radio"
              name="price"
              value={`${band.min ?? ''}-${band.max ?? ''}`}
              label={formatPriceRange(band)}
              count={countText(band.count, isCapped)}
              checked={priced && band.min === min && band.max === max}
              onChange={() => refine({ min: band.min, max: band.max })}
            />
          ))}
          <PriceRange
            key={`${min} ${max}`}
            {...(prices.some((band) => band.min === min && band.max === max) ? {} : { min, max })}
          />
        </Group>
      )}
      {attributes.map(({ name, label, values }) => (
        <Group key={name} title={label}>
          <FacetChoices
            title={label}
            name={attributeParam(name)}
            choices={values}
            isCapped={isCapped}
            chosen={chosen[name] ?? []}
            onChange={(next) => chooseValues(name, next)}
          />
        </Group>
      ))}
      {facets.brands.length > 0 && (
        <Group title="Marka">
          <FacetChoices
            title="Marka"
            name="brand"
            choices={facets.brands}
            isCapped={isCapped}
            chosen={brands}
            onChange={(next) => refine({ brands: next })}
          />
        </Group>
      )}
      {facets.sellers.length > 0 && (
        <Group title="Satıcı">
          <FacetChoices
            title="Satıcı"
            name="seller"
            choices={facets.sellers}
            isCapped={isCapped}
            chosen={sellers}
            onChange={(next) => refine({ sellers: next })}
          />
        </Group>
      )}
      {(ratings.length > 0 || rating !== undefined) && (
        <Group title="Puan">
          <FacetOption
            type="radio"
            name="rating"
            value=""
            label="Tüm puanlar"
            checked={rating === undefined}
            onChange={() => refine({ rating: undefined })}
          />
          {ratings.map((step) => (
            <FacetOption
              key={step.min}
              type="radio"
              name="rating"
              value={String(step.min)}
              label={ratingLabel(step.min)}
              count={countText(step.count, isCapped)}
              checked={rating === step.min}
              onChange={() => refine({ rating: step.min })}
            />
          ))}
        </Group>
      )}
      <noscript>
        <Button type="submit" wide>
          Uygula
        </Button>
      </noscript>
    </form>
  );
}

const ownParams = /^(price|min|max|brand|seller|rating|page|sort|view|a\..*)$/;

/** What the address says besides, so that sending the form keeps it. */
function KeptParams() {
  const { search } = useLocation();
  return [...new URLSearchParams(search)]
    .filter(([name]) => !ownParams.test(name))
    .map(([name, value], at) => (
      <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
    ));
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}
