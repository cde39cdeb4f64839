import { formatNumber } from '@denk/shared/product/text';
import { useState } from 'react';
import { paths } from '@denk/shared/page/navigation';
import { Button, ButtonLink, Container, EmptyState, PageHeader, TextField } from '@denk/shared/ui';
import { contactAddress } from '../contact/contact-address';
import { FigureTiles } from '../figures/figure-tiles';
import { categories } from './categories';
import styles from './categories-page.module.css';
import { CategoryCard } from './category-card';
import { categoryFigures } from './category-figures';
import { filterCategories } from './filter-categories';

const figures = categoryFigures(categories);
const tiles = [
  { label: 'Ana kategori', value: formatNumber(figures.categories) },
  { label: 'Alt kategori', value: formatNumber(figures.subcategories) },
  { label: 'Toplam eşleşme', value: formatNumber(figures.matches) },
  { label: 'Ortalama puan', value: formatNumber(figures.averageRating) },
];

/** Cards of a first row on a wide window; on a narrow one they come one below the other. */
const inFirstView = 3;

/** All categories with a filter over them (docs/product.md#categories-page). */
export default function CategoriesPage() {
  const [text, setText] = useState('');
  const found = filterCategories(categories, text);
  return (
    <Container className={styles.page}>
      <PageHeader
        title="Kategoriler"
        lead="Ne aradığınızı biliyorsanız doğrudan girin, bilmiyorsanız dolaşın: her kategori sizi size denk gelen ürünlere götürür."
      />
      <div>
        <FigureTiles label="Rakamlarla kategoriler" figures={tiles} />
        <p className={styles.sample}>Eşleşme sayıları ve ortalama puan örnek verilerdir.</p>
      </div>
      <div className={styles.filter}>
        <TextField
          type="search"
          label="Kategorilerde ara"
          placeholder="Örn. gözlük, kahve, tatil"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" className={styles.count}>
          {text.trim() && `${found.length} kategori bulundu`}
        </p>
      </div>
      {found.length > 0 ? (
        <ul className={styles.cards}>
          {found.map((category, place) => (
            <li key={category.id} data-below={place >= inFirstView || undefined}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingFound text={text.trim()} onClear={() => setText('')} />
      )}
      <Closing />
    </Container>
  );
}

function NothingFound(props: { readonly text: string; readonly onClear: () => void }) {
  return (
    <EmptyState
      title={`“${props.text}” ile eşleşen kategori yok`}
      actions={
        <>
          <ButtonLink to={paths.results(props.text)} icon="search">
            Ürünlerde ara
          </ButtonLink>
          <Button variant="secondary" onClick={props.onClear}>
            Filtreyi temizle
          </Button>
        </>
      }
    >
      Aynı sözü bütün ürünlerde arayabilir ya da kategorilerin hepsine dönebilirsiniz.
    </EmptyState>
  );
}

function Closing() {
  return (
    <section data-below aria-labelledby="kategori-kapanis" className={styles.closing}>
      <h2 id="kategori-kapanis">Aradığınız kategori burada yok mu?</h2>
      <p>
        Ana sayfada aklınızdakini kendi sözlerinizle yazın; kategori seçmeden de bulabiliriz. Eksik
        bir kategori varsa bize yazın:{' '}
        <a href={`mailto:${contactAddress}`} className={styles.mail}>
          {contactAddress}
        </a>
      </p>
      <ButtonLink to={paths.home} variant="secondary" icon="home">
        Ana sayfaya dön
      </ButtonLink>
    </section>
  );
}
