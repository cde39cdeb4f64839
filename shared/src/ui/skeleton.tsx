import { classNames } from './class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is as high as a line, `title` as a heading; `block` takes its size from `className`. */
  readonly shape?: 'text' | 'title' | 'block' | 'circle' | 'pill' | 'image';
  /** How much of the container a line takes. */
  readonly width?: 'full' | 'long' | 'half' | 'short';
  readonly className?: string;
}

/** The outline of content that is coming. Say `aria-busy` and a visible or hidden sentence once around all of them. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], styles[width], className)}
    />
  );
}
