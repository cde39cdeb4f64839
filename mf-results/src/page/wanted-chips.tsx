import type { DeviceWish } from '@denk/shared/product/handoff';
import { Button, ButtonLink, Chip } from '@denk/shared/ui';
import { paths, useNavigate } from '@denk/shared/page/navigation';
import { useId, useState } from 'react';
import type { Wanted } from '../address/wanted';
import { writeAddress } from '../address/write-address';
import styles from './chips.module.css';

interface WantedChipsProps {
  readonly wanted: Wanted;
  /** Kept with the history entry when something is taken away. */
  readonly device: readonly DeviceWish[];
  readonly className: string | undefined;
}

/** What the answers mean, the category, and the way back to where they were given; taking one away searches again. */
export function WantedChips({ wanted, device, className }: WantedChipsProps) {
  const navigate = useNavigate();
  const go = (next: Wanted) => {
    const { to, state } = writeAddress(next, device);
    void navigate(to, { state });
  };
  if (wanted.mode === 'ai') {
    return (
      <p className={`${className} ${styles.back}`}>
        <ButtonLink to={paths.chat()} variant="quiet" size="small" icon="chat">
          Sohbete dön
        </ButtonLink>
      </p>
    );
  }
  if (wanted.mode === 'questionnaire') {
    return <CriteriaChips wanted={wanted} go={go} className={className} />;
  }
  const { category, query } = wanted;
  if (!category) return null;
  return (
    <div className={`${className} ${styles.chips}`}>
      <Chip
        tone="accent"
        icon="tag"
        removeLabel={`${category} kategorisini kaldır`}
        onRemove={() => go({ mode: 'plain', query: query || category })}
      >
        Kategori: {category}
      </Chip>
    </div>
  );
}

interface CriteriaChipsProps {
  readonly wanted: Extract<Wanted, { mode: 'questionnaire' }>;
  readonly go: (next: Wanted) => void;
  readonly className: string | undefined;
}

/** What the answers mean, folded on phones so that the first product is in view. */
function CriteriaChips({ wanted, go, className }: CriteriaChipsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={className}>
      <Button
        variant="soft"
        size="small"
        iconAfter={open ? 'chevron-up' : 'chevron-down'}
        className={styles.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {wanted.criteria.length} ölçüt
      </Button>
      <ul
        id={id}
        className={`${styles.chips} ${open ? '' : styles.folded}`}
        aria-label="Yanıtlarınızdan anlaşılanlar"
      >
        {wanted.criteria.map(({ id: name, label }, at) => (
          <li key={`${name} ${at}`}>
            <Chip
              tone="accent"
              removeLabel={`${label} ölçütünü kaldır`}
              onRemove={() => go(without(wanted, at))}
            >
              {label}
            </Chip>
          </li>
        ))}
        <li>
          <ButtonLink
            to={paths.questionnaire(wanted.query)}
            variant="quiet"
            size="small"
            icon="edit"
          >
            Yanıtları değiştir
          </ButtonLink>
        </li>
      </ul>
    </div>
  );
}

function without(wanted: Extract<Wanted, { mode: 'questionnaire' }>, at: number): Wanted {
  const criteria = wanted.criteria.filter((_, index) => index !== at);
  return criteria.length ? { ...wanted, criteria } : { mode: 'plain', query: wanted.query };
}
