import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** `raised` floats, `outlined` lies flat, `sunken` recedes, `accent` is for the one thing that matters. */
  readonly look?: 'raised' | 'outlined' | 'sunken' | 'accent';
  readonly padding?: 'none' | 'small' | 'medium' | 'large';
  /** Lifts under the pointer; give the card one link whose `::after` covers it. */
  readonly interactive?: boolean;
}

export function Card(props: CardProps) {
  const { as: Element = 'div', look = 'raised', padding = 'medium', interactive, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        styles[look],
        styles[`padding-${padding}`],
        interactive && styles.interactive,
        props.className,
      )}
    />
  );
}
