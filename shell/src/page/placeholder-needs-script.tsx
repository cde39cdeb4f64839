import { paths } from '@denk/shared/page/navigation';
import { Container, NeedsScript } from '@denk/shared/ui';
import type { ReactNode } from 'react';

/** For a browser without scripts, above the placeholder of a page. */
export function PlaceholderNeedsScript(): ReactNode {
  return (
    <noscript>
      <Container>
        <NeedsScript>
          <a href={paths.categories}>Kategorilere göz atın</a> ya da{' '}
          <a href={paths.home}>ana sayfaya dönün</a>.
        </NeedsScript>
      </Container>
    </noscript>
  );
}
