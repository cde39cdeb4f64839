import { fold } from '@denk/shared/product/text';
import { Button, Icon } from '@denk/shared/ui';
import { useId, useState } from 'react';
import { countText } from './count-text';
import styles from './facet-panel.module.css';

interface FacetOptionProps {
  readonly type: 'radio' | 'checkbox';
  /** The parameter and the value that the choice is in the address. */
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** How many products it leaves, as it is written. */
  readonly count?: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** One choice, with how many products it leaves. */
export function FacetOption({
  type,
  name,
  value,
  label,
  count,
  checked,
  onChange,
}: FacetOptionProps) {
  return (
    <label className={`${styles.option} ${count === '0' && !checked ? styles.none : ''}`}>
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={onChange}
        className={styles.input}
      />
      <bdi className={styles.label}>{label}</bdi>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

interface FacetChoicesProps {
  readonly title: string;
  readonly name: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly count: number;
  }[];
  /** Whether the counts stop before all is counted. */
  readonly isCapped: boolean | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

const firstChoices = 7;
/** A longer list can be searched. */
const searchableFrom = 12;

/** Several choices of a facet: the first few, the rest on request, a long list with a search of its own. */
export function FacetChoices({
  title,
  name,
  choices,
  isCapped,
  chosen,
  onChange,
}: FacetChoicesProps) {
  const [all, setAll] = useState(false);
  const [text, setText] = useState('');
  const listId = useId();
  const wanted = fold(text.trim());
  const shown = choices.filter(({ value, label }, at) =>
    wanted ? fold(label).includes(wanted) : all || at < firstChoices || chosen.includes(value),
  );
  const hidden = choices.length - shown.length;
  return (
    <>
      {choices.length >= searchableFrom && (
        <input
          type="search"
          autoComplete="off"
          className={styles.search}
          aria-label={`${title} ara`}
          placeholder={`${title} ara`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // Enter would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div id={listId}>
        {shown.map(({ value, label, count }) => (
          <FacetOption
            key={value}
            type="checkbox"
            name={name}
            value={value}
            label={label}
            count={countText(count, isCapped)}
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
        {wanted && shown.length === 0 && <p className={styles.nothing}>“{text.trim()}” yok.</p>}
      </div>
      {!wanted && choices.length > firstChoices && (hidden > 0 || all) && (
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
