import { formatNumber } from '@denk/shared/product/text';
import { Icon, VisuallyHidden } from '@denk/shared/ui';
import { useId } from 'react';
import type { View } from '../address/refinement';
import type { Remarks } from '../address/wanted';
import type { Group } from '../search/outcome';
import { ItemList } from './item-list';
import styles from './recommendation-groups.module.css';
import { ListSkeleton } from './results-skeleton';

interface RecommendationGroupsProps {
  readonly groups: readonly Group[];
  /** What the assistant said of them. */
  readonly remarks: Remarks | undefined;
  readonly view: View;
}

/** Each name with how far its search is, what the assistant said of it and its products; what arrives moves nothing above it. */
export function RecommendationGroups({ groups, remarks, view }: RecommendationGroupsProps) {
  return (
    <>
      {remarks?.before && (
        <p className={styles.remark}>
          <b>Asistan:</b> {remarks.before}
        </p>
      )}
      <ol className={styles.groups}>
        {groups.map((group, at) => (
          <li key={`${group.name} ${at}`}>
            <RecommendationGroup
              group={group}
              remark={remarks?.each[at] ?? ''}
              place={at + 1}
              view={view}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

const stateWords = {
  waiting: 'Sırada',
  searching: 'Aranıyor...',
  none: 'Bulunamadı',
  failed: 'Aranamadı',
} as const;

interface RecommendationGroupProps extends Pick<RecommendationGroupsProps, 'view'> {
  readonly group: Group;
  readonly remark: string;
  /** From 1. */
  readonly place: number;
}

/** Whether the first card has the name for its title: nobody wants to read it twice. */
const isNamedBelow = ({ name, items: [first] }: Group): boolean =>
  first !== undefined && first.title.toLocaleLowerCase('tr') === name?.toLocaleLowerCase('tr');

const silent = {
  none: 'Bu öneri için şu anda ürün bulunamadı.',
  failed: 'Bu öneri şu anda aranamadı.',
} as const;

function RecommendationGroup({ group, remark, place, view }: RecommendationGroupProps) {
  const { name, state, items } = group;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} aria-busy={state === 'searching'} className={styles.group}>
      <div className={styles.head}>
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
        <h2 id={titleId} className={styles.name} dir="auto">
          {isNamedBelow(group) ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        </h2>
        <span className={styles.state}>
          {state === 'found' ? `${formatNumber(items.length)} ürün` : stateWords[state]}
        </span>
      </div>
      {remark && (
        <p className={styles.remark}>
          <b>Asistanın notu:</b> {remark}
        </p>
      )}
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
    </section>
  );
}
