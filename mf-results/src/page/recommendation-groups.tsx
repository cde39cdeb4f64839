import { Badge, Icon } from '@denk/shared/ui';
import { useId } from 'react';
import type { View } from '../address/refinement';
import type { Group } from '../search/outcome';
import { ItemList } from './item-list';
import styles from './recommendation-groups.module.css';
import { ListSkeleton } from './results-skeleton';
import { count } from './wording';

interface RecommendationGroupsProps {
  readonly groups: readonly Group[];
  readonly view: View;
  readonly filtered: boolean;
}

/** The recommended names, each with its products as they arrive. */
export function RecommendationGroups({ groups, view, filtered }: RecommendationGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map((group, at) => (
        <RecommendationGroup
          key={`${group.name} ${at}`}
          group={group}
          place={at + 1}
          view={view}
          filtered={filtered}
        />
      ))}
    </div>
  );
}

interface RecommendationGroupProps extends Omit<RecommendationGroupsProps, 'groups'> {
  readonly group: Group;
  readonly place: number;
}

const silent = {
  none: 'Bu öneri için şu anda ürün bulunamadı.',
  failed: 'Bu öneri şu anda aranamadı.',
} as const;

function RecommendationGroup({ group, place, view, filtered }: RecommendationGroupProps) {
  const { name, state, items } = group;
  const titleId = useId();
  const coming = state === 'waiting' || state === 'searching';
  return (
    <section aria-labelledby={titleId} aria-busy={coming} className={styles.group}>
      <header className={styles.header}>
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
        <h2 id={titleId} className={styles.name} dir="auto">
          {name}
        </h2>
        <p className={styles.state}>
          {state === 'waiting' && <Badge>Sırada</Badge>}
          {state === 'searching' && <Badge tone="accent">Aranıyor</Badge>}
          {state === 'found' && items.length > 0 && `${count(items.length)} ürün`}
        </p>
      </header>
      {state === 'searching' && <ListSkeleton view={view} count={view === 'grid' ? 3 : 1} />}
      {items.length > 0 && (
        <ItemList items={items} view={view} heading="h3" eager={place === 1 ? 3 : 0} />
      )}
      {(state === 'none' || state === 'failed') && (
        <p className={styles.silent}>
          <Icon name="info" />
          {silent[state]}
        </p>
      )}
      {state === 'found' && items.length === 0 && filtered && (
        <p className={styles.silent}>
          <Icon name="filter" />
          Bu önerinin ürünleri filtrelerin dışında kaldı.
        </p>
      )}
    </section>
  );
}
