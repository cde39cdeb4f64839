import { Link, useNavigate } from '@denk/shared/page/navigation';
import { useHydrated } from '@denk/shared/page/data';
import { lastList } from '@denk/shared/page/store';
import { Icon } from '@denk/shared/ui';
import { useState, type MouseEvent } from 'react';
import styles from './way-back.module.css';

/** The way back to the list that this tab showed last; the browser's own Back where that is the page before. */
export function WayBack() {
  const hydrated = useHydrated();
  return hydrated ? <LinkBack /> : null;
}

function LinkBack() {
  const navigate = useNavigate();
  const [list] = useState(lastList);
  if (!list) return null;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!list.justBefore || !plain) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={list.address} onClick={open} className={styles.back}>
      <Icon name="arrow-left" />
      {label(list.address)}
    </Link>
  );
}

/** `“laptop” sonuçlarına dön`. */
function label(address: string): string {
  const { searchParams } = new URL(address, window.location.href);
  const term = ['q', 'query', 'category']
    .map((name) => searchParams.get(name)?.trim())
    .find(Boolean);
  return term ? `“${term}” sonuçlarına dön` : 'Sonuçlara dön';
}
