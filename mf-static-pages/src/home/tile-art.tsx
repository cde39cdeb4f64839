import { laterPart } from '@denk/shared/page/later';
import { classNames } from '@denk/shared/ui';
import styles from './tile-art.module.css';
import type { TileArtName } from './tiles';

const TileDrawing = laterPart(
  async () => (await import(/* webpackChunkName: "home-later" */ './tile-drawing')).TileDrawing,
);

interface TileArtProps {
  readonly name: TileArtName;
  readonly className?: string | undefined;
}

/** A tile's drawing; decoration beside its term. */
export function TileArt({ name, className }: TileArtProps) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={classNames(styles.art, className)}>
      <TileDrawing name={name} />
    </svg>
  );
}
