import { paths } from '@denk/shared/navigation';
import { ButtonLink, Container, PageHeader } from '@denk/shared/ui';
import type { ReactNode } from 'react';

/** For a path that belongs to no module. */
export function NotFound(): ReactNode {
  return (
    <Container>
      <PageHeader
        title="Bu sayfa bulunamadı"
        lead="Adres değişmiş ya da yanlış yazılmış olabilir. Aradığınızı buradan bulabilirsiniz:"
      />
      <p>
        <ButtonLink to={paths.search}>Arama yapın</ButtonLink>{' '}
        <ButtonLink to={paths.categories} variant="secondary">
          Kategorilere göz atın
        </ButtonLink>{' '}
        <ButtonLink to={paths.home} variant="quiet">
          Ana sayfa
        </ButtonLink>
      </p>
    </Container>
  );
}
