import { Link, paths, useNavigate } from '@denk/shared/page/navigation';
import { Button, Container, Icon, SearchField } from '@denk/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { TermLink } from '../search-entry/term-link';
import { useSearchEntry } from '../search-entry/use-search-entry';
import { popularSearches, quickCategories } from './offered-searches';
import { RecentSearches } from './recent-searches';
import styles from './search-page.module.css';

/** `/search`: one large box, what was searched before, and what others search (docs/product.md#search-page). */
export default function SearchPage() {
  const navigate = useNavigate();
  const entry = useSearchEntry(() => void navigate(paths.questionnaire()));
  const box = useRef<HTMLInputElement>(null);
  const quick = useId();
  const popular = useId();

  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  return (
    <Container width="medium" className={styles.page}>
      <div className={styles.top}>
        <h1 tabIndex={-1} className={styles.title}>
          Ne arıyorsunuz?
        </h1>
        <Button
          variant="secondary"
          icon="close"
          iconOnly
          onClick={() => void navigate(paths.home)}
          className={styles.close}
        >
          Kapat
        </Button>
      </div>
      <SearchField
        {...entry}
        ref={box}
        label="Ürün veya hizmet arayın"
        action={paths.questionnaire()}
        name="q"
        placeholder="Bir ürün veya hizmet arayın..."
        size="large"
        submitLabel="Ara"
        showSubmitLabel
        maxLength={200}
      />
      <RecentSearches searchBox={box} />
      <section aria-labelledby={quick} className={styles.section}>
        <h2 id={quick} className={styles.heading}>
          Hızlı kategoriler
        </h2>
        <ul className={styles.tiles}>
          {quickCategories.map((category) => (
            <li key={category.term}>
              <TermLink offered={category} className={styles.tile}>
                <span className={styles.tileIcon}>
                  <Icon name={category.icon} />
                </span>
                {category.term}
              </TermLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={popular} className={styles.section}>
        <h2 id={popular} className={styles.heading}>
          Popüler aramalar
        </h2>
        <ul className={styles.popular}>
          {popularSearches.map((offered) => (
            <li key={offered.term}>
              <TermLink offered={offered} className={styles.term}>
                <Icon name="trend" />
                {offered.term}
              </TermLink>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.privacy}>
        Aramalarınız yalnızca bu tarayıcıda saklanır. <Link to={paths.privacy}>Gizlilik</Link>
      </p>
    </Container>
  );
}
