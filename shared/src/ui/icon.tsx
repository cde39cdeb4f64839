import { later } from '@denk/shared/page/later';
import { useEffect, useReducer, useRef } from 'react';
import { classNames } from './class-names';
import type { IconName } from './icon-paths';
import styles from './icon.module.css';

export type { IconName } from './icon-paths';

export interface IconProps {
  readonly name: IconName;
  readonly className?: string;
  /** Says the icon aloud; without it the icon is decoration beside a text. */
  readonly label?: string;
}

const paths = later(
  async () => (await import(/* webpackChunkName: "frame-later" */ './icon-paths')).iconPaths,
);

/** One icon, as large as 1.25 of the text around it. The server's markup has its path before the page has. */
export function Icon({ name, className, label }: IconProps) {
  const path = useRef<SVGPathElement>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!path.current?.hasAttribute('d')) void paths.coming.then(draw);
  }, []);
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path ref={path} d={paths.code?.[name]} suppressHydrationWarning />
    </svg>
  );
}
