import { ButtonLink, Chip } from '@denk/shared/ui';
import { paths, useNavigate } from '@denk/shared/page/navigation';
import type { Wanted } from '../address/wanted';
import { writeAddress } from '../address/write-address';
import styles from './chips.module.css';

interface WantedChipsProps {
  readonly wanted: Wanted;
  readonly className: string | undefined;
}

/** What the answers mean, the category, and the way back to where they were given; taking one away searches again. */
export function WantedChips({ wanted, className }: WantedChipsProps) {
  const navigate = useNavigate();
  const go = (next: Wanted) => {
    const { to, state } = writeAddress(next);
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
    return (
      <ul className={`${className} ${styles.chips}`} aria-label="Yanıtlarınızdan anlaşılanlar">
        {wanted.criteria.map(({ id, label }, at) => (
          <li key={`${id} ${at}`}>
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
    );
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

function without(wanted: Extract<Wanted, { mode: 'questionnaire' }>, at: number): Wanted {
  const criteria = wanted.criteria.filter((_, index) => index !== at);
  return criteria.length ? { ...wanted, criteria } : { mode: 'plain', query: wanted.query };
}
