import { Link, paths } from '@denk/shared/page/navigation';
import { classNames, Icon } from '@denk/shared/ui';
import { useId } from 'react';
import { TermLink } from '../search-entry/term-link';
import { TileArt } from './tile-art';
import { tiles, type Tile } from './tiles';
import styles from './topic-tiles.module.css';

/** The nine topics to start from; a tile searches its term and opens the questionnaire (docs/product.md#home-tiles). */
export function TopicTiles() {
  const heading = useId();
  return (
    <section data-below aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.heading}>
        Nereden başlayalım?
      </h2>
      <ul className={styles.grid}>
        {tiles.map((tile) => (
          <TopicTile key={tile.term} tile={tile} />
        ))}
      </ul>
      <Link to={paths.categories} className={styles.all}>
        Tüm kategorileri gör
        <Icon name="arrow-right" />
      </Link>
    </section>
  );
}

function TopicTile({ tile }: { readonly tile: Tile }) {
  return (
    <li className={classNames(styles.tile, styles[tile.art])}>
      <TileArt name={tile.art} className={styles.art} />
      <TermLink offered={tile} className={styles.link}>
        <span className={styles.label}>{tile.term}</span>{' '}
        <span className={styles.hint}>{tile.hint}</span>
      </TermLink>
    </li>
  );
}
