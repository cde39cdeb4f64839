import { laterPart } from '@denk/shared/page/later';
import { Link, paths, useLocation, useNavigate } from '@denk/shared/page/navigation';
import { rememberList, searchStore } from '@denk/shared/page/store';
import { classNames, Container, Logo, SearchField } from '@denk/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { searchedTerm } from './content-tabs';
import bar from './header-bar.module.css';
import styles from './results-header.module.css';
import { ResultsTabs } from './results-tabs';
import { SearchButton } from './search-button';
import { Settings } from './settings';
import { useShownSearch } from './shown-search';
import type { HeaderProps } from './site-header';

const SignIn = laterPart(
  async () => (await import(/* webpackChunkName: "frame-later" */ './sign-in')).SignIn,
);

/** The results header: search, settings, sign-in and tabs (docs/product.md#results-header). */
export function ResultsHeader({ onSearch, onSearchIntent }: HeaderProps): ReactNode {
  const { pathname, search } = useLocation();
  useEffect(() => rememberList(pathname + search), [pathname, search]);
  return (
    <header className={classNames(bar.header, styles.header)} data-header="tabs">
      <Container>
        <div className={classNames(bar.bar, styles.bar)}>
          <Link to={paths.home} aria-label="Denk, ana sayfa" className={bar.home}>
            <Logo />
          </Link>
          <ResultsSearch />
          <div className={classNames(bar.tools, styles.tools)}>
            <SearchButton small onOpen={onSearch} onIntent={onSearchIntent} />
            <Settings labelled />
            <SignIn />
          </div>
        </div>
        <ResultsTabs />
      </Container>
    </header>
  );
}

/** The search on screen, ready to be changed. Blank text does nothing (docs/product.md#results-header). */
function ResultsSearch(): ReactNode {
  const navigate = useNavigate();
  const current = searchedTerm(new URLSearchParams(useShownSearch()));
  const [shown, setShown] = useState(current);
  const [text, setText] = useState(current);
  if (shown !== current) {
    setShown(current);
    setText(current);
  }
  const submit = (typed: string) => {
    const term = typed.trim();
    if (!term) return;
    searchStore.getState().search(term);
    navigate(paths.results(term));
  };
  return (
    <SearchField
      label="Ürün veya hizmet ara"
      formLabel="Sonuçlarda arama"
      placeholder="Ürün veya hizmet arayın"
      name="q"
      value={text}
      onChange={setText}
      onSubmit={submit}
      className={styles.search}
    />
  );
}
