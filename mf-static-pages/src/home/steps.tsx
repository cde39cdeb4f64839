import { Icon } from '@denk/shared/ui';
import { useId, type ReactNode } from 'react';
import styles from './steps.module.css';

const steps: readonly { title: string; text: string; view: ReactNode }[] = [
  {
    title: 'Aradığınızı yazın',
    text: 'Bir ürün, bir hizmet ya da yalnızca bir ihtiyaç. Adını bilmeniz gerekmez.',
    view: (
      <span className={styles.query}>
        <Icon name="search" />
        sessiz buzdolabı
      </span>
    ),
  },
  {
    title: 'Birkaç soruya cevap verin',
    text: 'Bütçeniz ve önem verdikleriniz. İstemediğiniz soruyu geçer, dilediğiniz an sonuçlara bakarsınız.',
    view: (
      <>
        <span className={styles.option}>Tek kişilik</span>
        <span className={styles.chosen}>
          <Icon name="check" />
          Küçük aile
        </span>
        <span className={styles.option}>Kalabalık aile</span>
      </>
    ),
  },
  {
    title: 'Dengini görün',
    text: 'Fiyatı, satıcısı ve hangi isteğinize uyup hangisine uymadığıyla. Satıcıya tek tıkla gidersiniz.',
    view: (
      <>
        <span className={styles.found}>
          <i className={styles.picture} />
          <i className={styles.lines} />
          <Icon name="check" />
        </span>
        <span className={styles.found}>
          <i className={styles.picture} />
          <i className={styles.lines} />
          <Icon name="check" />
        </span>
      </>
    ),
  },
];

/** How it works, in three steps. */
export function Steps() {
  const heading = useId();
  return (
    <section data-below aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>Üç adımda dengini bulun</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text, view }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.view} aria-hidden="true">
              {view}
            </div>
            <h3 className={styles.title}>
              <span className={styles.number}>{index + 1}</span>
              {title}
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
