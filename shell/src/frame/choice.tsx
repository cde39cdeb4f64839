import { Icon, type IconName } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface ChoiceProps<Id extends string> {
  readonly title: string;
  readonly name: string;
  readonly options: readonly {
    readonly id: Id;
    readonly label: string;
    readonly icon?: IconName;
  }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** One of a few, side by side: radio buttons that look like a switch. */
export function Choice<Id extends string>(props: ChoiceProps<Id>): ReactNode {
  const { title, name, options, chosen, onChoose } = props;
  return (
    <fieldset>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.options}>
        {options.map(({ id, label, icon }) => (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className="visually-hidden"
            />
            {icon && <Icon name={icon} />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
