import { laterPart } from '@denk/shared/page/later';
import { formatNumber } from '@denk/shared/product/text';
import type { SyntheticEvent } from 'react';
import { Card, Icon, VisuallyHidden } from '@denk/shared/ui';
import styles from './category-card.module.css';
import type { Category } from './category';
import { SearchLink } from './search-link';

const CategoryArt = laterPart(
  async () =>
    (await import(/* webpackChunkName: "categories-later" */ './art/category-art')).CategoryArt,
);

const shownSubcategories = 3;

/** One category: picture, words, three of its subcategories, its popular searches, the way in. */
export function CategoryCard({ category }: { readonly category: Category }) {
  const { id, name, description, subcategories, popularSearches, matchCount } = category;
  return (
    <Card as="article" padding="none" interactive className={styles.card}>
      <div className={styles.art}>
        <CategoryArt name={id} />
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.matches}>{`${formatNumber(matchCount)} eşleşme`}</p>
        <p className={styles.description}>{description}</p>
        <Subcategories names={subcategories} />
        <div className={styles.popular}>
          <h3 className={styles.label}>Popüler aramalar</h3>
          <ul>
            {popularSearches.map((text) => (
              <li key={text}>
                <SearchLink text={text} className={styles.search}>
                  <Icon name="search" className={styles.lens} />
                  {text}
                </SearchLink>
              </li>
            ))}
          </ul>
        </div>
        <SearchLink text={name} className={styles.enter}>
          Kategoriye Git
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          <Icon name="arrow-right" />
        </SearchLink>
      </div>
    </Card>
  );
}

/** Three names and `+2`, which opens the rest with or without a script. */
function Subcategories({ names }: { readonly names: readonly string[] }) {
  const rest = names.slice(shownSubcategories);
  return (
    <div className={styles.subcategories}>
      <h3 className="visually-hidden">Alt kategoriler</h3>
      <ul className={styles.chips}>
        {names.slice(0, shownSubcategories).map((name) => (
          <Subcategory key={name} name={name} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={styles.more} onToggle={focusFirst}>
          <summary className={styles.toggle}>
            <span aria-hidden="true">{`+${rest.length}`}</span>
            <VisuallyHidden>{`${rest.length} alt kategori daha`}</VisuallyHidden>
          </summary>
          <ul className={styles.chips}>
            {rest.map((name) => (
              <Subcategory key={name} name={name} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The `+2` goes away once it is opened; the focus moves on to what it opened. */
function focusFirst(event: SyntheticEvent<HTMLDetailsElement>): void {
  if (event.currentTarget.open) event.currentTarget.querySelector('a')?.focus();
}

function Subcategory({ name }: { readonly name: string }) {
  return (
    <li>
      <SearchLink text={name} className={styles.chip}>
        {name}
      </SearchLink>
    </li>
  );
}
