import { Link } from '@denk/shared/page/navigation';
import { Icon } from '@denk/shared/ui';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** From the home page down; the last one is the current page and needs no address. */
  readonly items: readonly { readonly label: string; readonly to?: string }[];
}

/** The way from the home page to here; an arrow ends a step, so that a wrapped line begins with a word. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Konum" className={styles.breadcrumb}>
      <ol>
        {items.map(({ label, to }, index) => (
          <li key={`${index}-${label}`}>
            {to ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
            {index < items.length - 1 && <Icon name="chevron-right" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
