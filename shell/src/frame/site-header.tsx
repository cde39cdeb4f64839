import { Link, NavLink, paths } from '@denk/shared/page/navigation';
import { ButtonLink, classNames, Container, Logo } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import bar from './header-bar.module.css';
import { mainLinks } from './main-links';
import { Popover } from './popover';
import { SearchButton } from './search-button';
import { Settings } from './settings';
import styles from './site-header.module.css';

/** How a header opens the smart search. */
export interface HeaderProps {
  readonly onSearch: () => void;
  readonly onSearchIntent: () => void;
}

/** The normal header (docs/product.md#normal-header). */
export function SiteHeader({ onSearch, onSearchIntent }: HeaderProps): ReactNode {
  return (
    <header className={bar.header}>
      <Container className={bar.bar}>
        <Link to={paths.home} aria-label="Denk, ana sayfa" className={bar.home}>
          <Logo />
        </Link>
        <nav aria-label="Ana menü" className={styles.links}>
          <MainLinks />
        </nav>
        <div className={classNames(bar.tools, styles.tools)}>
          <SearchButton onOpen={onSearch} onIntent={onSearchIntent} />
          <Settings />
          <ButtonLink to={paths.chat()} size="small" icon="sparkle" className={styles.assistant}>
            AI Asistan ile Konuş
          </ButtonLink>
          <Popover
            label="Menü"
            name="Menü"
            variant="quiet"
            size="small"
            icon="menu"
            iconOnly
            buttonClass={styles.menuButton}
            panelClass={styles.menu}
          >
            <nav aria-label="Menü" className={styles.menuLinks}>
              <MainLinks />
            </nav>
            <ButtonLink to={paths.chat()} icon="sparkle" wide>
              AI Asistan ile Konuş
            </ButtonLink>
          </Popover>
        </div>
      </Container>
    </header>
  );
}

function MainLinks(): ReactNode {
  return (
    <ul className={styles.list}>
      {mainLinks.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === paths.home} className={styles.link}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
