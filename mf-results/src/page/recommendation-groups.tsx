import { formatNumber } from '@denk/shared/product/text';
import { Icon } from '@denk/shared/ui';
import { useId } from 'react';
import type { View } from '../address/refinement';
import type { Group } from '../search/outcome';
import { ItemList } from './item-list';
import styles from './recommendation-groups.module.css';
import { ListSkeleton } from './results-skeleton';

interface RecommendationGroupsProps {
  readonly groups: readonly Group[];
  readonly view: View;
}

/** How far the names are, and each name with its products as they arrive; what arrives moves nothing above it. */
export function RecommendationGroups({ groups, view }: RecommendationGroupsProps) {
  return (
    <div className={styles.groups}>
      <ol className={styles.steps} aria-label="Önerilen ürünler">
        {groups.map(({ name, state, items }, at) => (
          <li key={`${name} ${at}`} className={styles.step}>
            <span className={styles.place} aria-hidden="true">
              {at + 1}
            </span>
            <bdi className={styles.stepName}>{name}</bdi>
            <span className={styles.state}>
              {state === 'found' ? `${formatNumber(items.length)} ürün` : stateWords[state]}
            </span>
          </li>
        ))}
      </ol>
      {groups.map(
        (group, at) =>
          group.state !== 'waiting' && (
            <RecommendationGroup
              key={`${group.name} ${at}`}
              group={group}
              first={at === 0}
              view={view}
            />
          ),
      )}
    </div>
  );
}

const stateWords = {
  waiting: 'Sırada',
  searching: 'Aranıyor...',
  none: 'Bulunamadı',
  failed: 'Aranamadı',
} as const;

interface RecommendationGroupProps extends Omit<RecommendationGroupsProps, 'groups'> {
  readonly group: Group;
  readonly first: boolean;
}

const silent = {
  none: 'Bu öneri için şu anda ürün bulunamadı.',
  failed: 'Bu öneri şu anda aranamadı.',
} as const;

function RecommendationGroup({ group, first, view }: RecommendationGroupProps) {
  const { name, state, items } = group;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} aria-busy={state === 'searching'} className={styles.group}>
      <h2 id={titleId} className={styles.name} dir="auto">
        {name}
      </h2>
      {state === 'searching' && <ListSkeleton view={view} count={view === 'grid' ? 3 : 1} />}
      {items.length > 0 && (
        <ItemList items={items} view={view} heading="h3" eager={first ? 3 : 0} />
      )}
      {(state === 'none' || state === 'failed') && (
        <p className={styles.silent}>
          <Icon name="info" />
          {silent[state]}
        </p>
      )}
    </section>
  );
}
