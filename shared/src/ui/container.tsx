import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './container.module.css';

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'header' | 'footer' | 'nav';
  readonly width?: 'narrow' | 'medium' | 'wide';
}

/** Centres its content and keeps it off the screen's edges. */
export function Container({ as: Element = 'div', width = 'wide', ...rest }: ContainerProps) {
  return (
    <Element {...rest} className={classNames(styles.container, styles[width], rest.className)} />
  );
}
