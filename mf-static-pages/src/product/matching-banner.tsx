import { paths } from '@denk/shared/page/navigation';
import { searchStore } from '@denk/shared/page/store';
import { ButtonLink } from '@denk/shared/ui';
import styles from './matching-banner.module.css';
import { questionnaireKinds } from './questionnaire-kinds';

export interface MatchingBannerProps {
  /** The catalogue's kind id: `tv`. */
  readonly kind: string;
  /** The kind as shown: `Televizyon`. */
  readonly kindLabel: string;
}

/** Offers the free matching for this kind of thing: by questionnaire where there is one, else by the AI assistant. */
export function MatchingBanner({ kind, kindLabel }: MatchingBannerProps) {
  const asked = questionnaireKinds[kind];
  return (
    <aside data-below aria-labelledby="eslestirme" className={styles.banner}>
      <svg viewBox="0 0 72 56" aria-hidden="true" className={styles.art}>
        <path className={styles.back} d="M33 6v34A17 17 0 0 1 33 6z" />
        <path className={styles.front} d="M39 16v34a17 17 0 0 0 0-34z" />
        <path className={styles.sparks} d="M62 8v8m-4-4h8M12 42v6m-3-3h6" />
      </svg>
      <div className={styles.text}>
        <p id="eslestirme" className={styles.title}>
          {`Ücretsiz ${asked?.subject ?? kindLabel} Eşleştirme`}
        </p>
        <p>
          {asked
            ? 'Birkaç soruya cevap verin, ihtiyacınıza ve bütçenize denk gelen seçenekleri görün.'
            : 'Ne aradığınızı AI asistana anlatın, ihtiyacınıza ve bütçenize denk gelen seçenekleri görün.'}
        </p>
      </div>
      {asked ? (
        <ButtonLink
          to={paths.questionnaire(asked.query)}
          iconAfter="arrow-right"
          className={styles.way}
          onClick={() => searchStore.getState().setQuery(asked.query)}
        >
          Eşleştirmeye Başla
        </ButtonLink>
      ) : (
        <ButtonLink
          to={paths.chat(kindLabel.toLocaleLowerCase('tr'))}
          iconAfter="arrow-right"
          className={styles.way}
        >
          AI Asistan ile Bul
        </ButtonLink>
      )}
    </aside>
  );
}
