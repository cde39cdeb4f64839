import { paths, useNavigate } from '@denk/shared/page/navigation';
import { searchStore } from '@denk/shared/page/store';
import { ButtonLink, Container, EmptyState, SearchField } from '@denk/shared/ui';
import { useState, type ReactNode } from 'react';
import { useModuleStyles } from './module-styles';
import styles from './fallback.module.css';

/** For a path that belongs to no module: what happened, a search, and the ways on. */
export function NotFound(): ReactNode {
  useModuleStyles(undefined);
  return (
    <Container width="narrow" className={styles.page}>
      <EmptyState
        heading="h1"
        illustration="lost"
        title="Bu sayfa bulunamadı"
        actions={
          <>
            <ButtonLink to={paths.home} icon="home">
              Ana sayfaya dön
            </ButtonLink>
            <ButtonLink to={paths.categories} variant="secondary">
              Kategorilere göz at
            </ButtonLink>
            <ButtonLink to={paths.popular} variant="quiet">
              Popüler aramalar
            </ButtonLink>
          </>
        }
      >
        Adres değişmiş ya da yanlış yazılmış olabilir. Aradığınızı buradan bulabilirsiniz:
        <LostSearch />
      </EmptyState>
    </Container>
  );
}

function LostSearch(): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const submit = (typed: string) => {
    const term = typed.trim();
    if (!term) return;
    searchStore.getState().search(term);
    void navigate(paths.results(term));
  };
  return (
    <SearchField
      label="Ürün veya hizmet ara"
      formLabel="Aradığınızı bulun"
      placeholder="Ürün veya hizmet arayın"
      action={paths.results()}
      name="q"
      maxLength={200}
      value={text}
      onChange={setText}
      onSubmit={submit}
      className={styles.search}
    />
  );
}
