import { formatNumber } from '@denk/shared/product/text';
import { Button, Icon } from '@denk/shared/ui';
import { useId, useState, type ReactNode } from 'react';
import type { Refinement } from '../address/refinement';
import type { Choice, ItemFacets } from '../refine/facets';
import { bandLabel } from '../refine/price-bands';
import styles from './facet-panel.module.css';
import { PriceRange } from './price-range';
import type { Refine } from './use-refinement';
import { ratingLabel } from './wording';

interface FacetPanelProps {
  readonly facets: ItemFacets;
  readonly refinement: Refinement;
  readonly refine: Refine;
}

/** What the list can be narrowed by, with how many products each choice leaves. */
export function FacetPanel({ facets, refinement, refine }: FacetPanelProps) {
  const { brands, sellers, min, max, rating } = refinement;
  const priced = min !== undefined || max !== undefined;
  const empty =
    !facets.brands.length &&
    !facets.sellers.length &&
    !facets.prices.length &&
    !facets.ratings.length;
  if (empty) return <p className={styles.nothing}>Bu listede filtrelenecek bir şey yok.</p>;
  return (
    <div className={styles.panel}>
      {(facets.prices.length > 0 || priced) && (
        <Group title="Fiyat">
          <Option
            type="radio"
            label="Tüm fiyatlar"
            checked={!priced}
            onChange={() => refine({ min: undefined, max: undefined })}
          />
          {facets.prices.map((band) => (
            <Option
              key={bandLabel(band)}
              type="radio"
              label={bandLabel(band)}
              count={band.count}
              checked={priced && band.min === min && band.max === max}
              onChange={() => refine({ min: band.min, max: band.max })}
            />
          ))}
          <PriceRange
            key={`${min} ${max}`}
            min={min}
            max={max}
            onApply={(range) => refine({ min: range.min, max: range.max })}
          />
        </Group>
      )}
      {facets.brands.length > 0 && (
        <Group title="Marka">
          <Choices
            choices={facets.brands}
            chosen={brands}
            onChange={(next) => refine({ brands: next })}
          />
        </Group>
      )}
      {facets.sellers.length > 0 && (
        <Group title="Satıcı">
          <Choices
            choices={facets.sellers}
            chosen={sellers}
            onChange={(next) => refine({ sellers: next })}
          />
        </Group>
      )}
      {facets.ratings.length > 0 && (
        <Group title="Puan">
          <Option
            type="radio"
            label="Tüm puanlar"
            checked={rating === undefined}
            onChange={() => refine({ rating: undefined })}
          />
          {facets.ratings.map((step) => (
            <Option
              key={step.min}
              type="radio"
              label={ratingLabel(step.min)}
              count={step.count}
              checked={rating === step.min}
              onChange={() => refine({ rating: step.min })}
            />
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface OptionProps {
  readonly type: 'radio' | 'checkbox';
  readonly label: string;
  readonly count?: number;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Option({ type, label, count: left, checked, onChange }: OptionProps) {
  return (
    <label className={`${styles.option} ${left === 0 && !checked ? styles.none : ''}`}>
      <input type={type} checked={checked} onChange={onChange} className={styles.input} />
      <bdi className={styles.label}>{label}</bdi>
      {left !== undefined && <span className={styles.count}>{formatNumber(left)}</span>}
    </label>
  );
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

const firstChoices = 7;
const mostChoices = 60;

function Choices({ choices, chosen, onChange }: ChoicesProps) {
  const [all, setAll] = useState(false);
  const listId = useId();
  const shown = choices
    .slice(0, mostChoices)
    .filter(({ value }, at) => all || at < firstChoices || chosen.includes(value));
  const hidden = Math.min(choices.length, mostChoices) - shown.length;
  return (
    <>
      <div id={listId}>
        {shown.map(({ value, label, count: left }) => (
          <Option
            key={value}
            type="checkbox"
            label={label}
            count={left}
            checked={chosen.includes(value)}
            onChange={() =>
              onChange(
                chosen.includes(value)
                  ? chosen.filter((other) => other !== value)
                  : [...chosen, value],
              )
            }
          />
        ))}
      </div>
      {(hidden > 0 || all) && choices.length > firstChoices && (
        <Button
          variant="quiet"
          size="small"
          className={styles.more}
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? 'Daha az göster' : `${hidden} seçenek daha`}
          <Icon name={all ? 'chevron-up' : 'chevron-down'} />
        </Button>
      )}
    </>
  );
}
