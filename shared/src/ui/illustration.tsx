import { laterPart } from '@denk/shared/page/later';
import type { DrawingProps } from './illustration-drawing';
import styles from './illustration.module.css';

const Drawing = laterPart(
  async () =>
    (await import(/* webpackChunkName: "frame-later" */ './illustration-drawing')).Drawing,
);

export type IllustrationName = DrawingProps['name'];

/** A small drawing for a place with nothing in it. */
export function Illustration({ name }: DrawingProps) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={styles.illustration}>
      <Drawing name={name} />
    </svg>
  );
}
