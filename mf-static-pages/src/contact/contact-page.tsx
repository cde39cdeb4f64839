import { paths } from '@denk/shared/page/navigation';
import { ButtonLink, Card, Container, Icon, PageHeader, type IconName } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import { contactAddress } from './contact-address';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';

/** How to reach us (docs/product.md#contact-page). */
export default function ContactPage() {
  return (
    <Container className={styles.page}>
      <PageHeader
        title="İletişim"
        lead="Bir sorunuz, öneriniz ya da birlikte yapmak istediğiniz bir iş mi var? Sizi dinlemek isteriz."
      />
      <div className={styles.columns}>
        <Card padding="large">
          <ContactForm />
        </Card>
        <div className={styles.side}>
          <section aria-labelledby="bilgiler">
            <h2 id="bilgiler" className={styles.heading}>
              İletişim bilgileri
            </h2>
            <ul className={styles.ways}>
              <Way icon="mail" label="E-posta">
                <a href={`mailto:${contactAddress}`} className={styles.link}>
                  {contactAddress}
                </a>
              </Way>
              <Way icon="pin" label="Adres">
                İstanbul, Türkiye
              </Way>
              <Way icon="clock" label="AI asistan">
                7/24 açık, anında cevap
              </Way>
            </ul>
            <p className={styles.sample}>İletişim bilgileri örnektir.</p>
          </section>
          <Card as="section" look="accent" aria-labelledby="hemen" className={styles.assistant}>
            <h2 id="hemen" className={styles.heading}>
              Cevabı hemen mi istiyorsunuz?
            </h2>
            <p>AI asistan ürün sorularınızı anında cevaplar.</p>
            <ButtonLink to={paths.chat()} icon="chat">
              AI Asistan ile Konuş
            </ButtonLink>
          </Card>
        </div>
      </div>
    </Container>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}

function Way({ icon, label, children }: WayProps) {
  return (
    <li>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {children}
      </span>
    </li>
  );
}
