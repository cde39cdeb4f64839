import type { Layout } from '@denk/shared/contract';
import { laterPart } from '@denk/shared/page/later';
import { SkipLink } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import { useSmartSearch } from '../overlay/use-smart-search';
import styles from './frame.module.css';
import { NavigationProgress } from './navigation-progress';
import { ResultsHeader } from './results-header';
import { SiteHeader } from './site-header';

const SiteFooter = laterPart(
  async () => (await import(/* webpackChunkName: "frame-later" */ './site-footer')).SiteFooter,
);

interface FrameProps {
  readonly layout: Layout;
  readonly hidesFooterOnPhones: boolean;
  readonly children: ReactNode;
}

/** What surrounds a page (docs/product.md#header-and-footer). A bare page draws its own `main`. */
export function Frame({ layout, hidesFooterOnPhones, children }: FrameProps): ReactNode {
  return (
    <>
      <NavigationProgress />
      {layout === 'bare' ? (
        children
      ) : (
        <Surroundings results={layout === 'results'} hidesFooterOnPhones={hidesFooterOnPhones}>
          {children}
        </Surroundings>
      )}
    </>
  );
}

interface SurroundingsProps extends Omit<FrameProps, 'layout'> {
  readonly results: boolean;
}

function Surroundings({ results, hidesFooterOnPhones, children }: SurroundingsProps): ReactNode {
  const { open, prepare, overlay } = useSmartSearch();
  const Header = results ? ResultsHeader : SiteHeader;
  return (
    <div className={styles.frame}>
      <SkipLink to="icerik">İçeriğe geç</SkipLink>
      <Header onSearch={open} onSearchIntent={prepare} />
      <main id="icerik" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter hiddenOnPhones={hidesFooterOnPhones} />
      {overlay}
    </div>
  );
}
