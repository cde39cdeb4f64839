import { Link } from '@denk/shared/navigation';
import { Icon } from './icon';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** From the home page down; the last one is the current page and needs no address. */
  readonly items: readonly { readonly label: string; readonly to?: string }[];
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Konum" className={styles.breadcrumb}>
      <ol>
        {items.map(({ label, to }, index) => (
          <li key={`${index}-${label}`}>
            {index > 0 && <Icon name="chevron-right" />}
            {to ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
