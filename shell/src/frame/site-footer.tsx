import { Link, paths } from '@denk/shared/page/navigation';
import { Container, Icon, Logo, classNames } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import type { FrameLink } from './main-links';
import { quickLinks } from './quick-links';
import { Newsletter } from './newsletter';
import styles from './site-footer.module.css';
import { trustBadges } from './trust-badges';

interface SiteFooterProps {
  readonly hiddenOnPhones: boolean;
}

/** What Denk is, where else to go, how to reach us (docs/product.md#footer). */
export function SiteFooter({ hiddenOnPhones }: SiteFooterProps): ReactNode {
  return (
    <footer
      data-below
      className={classNames(styles.footer, hiddenOnPhones && styles.hiddenOnPhones)}
    >
      <Container>
        <ul className={styles.badges} aria-label="Neden Denk?">
          {trustBadges.map(({ icon, title, text }) => (
            <li key={title} className={styles.badge}>
              <Icon name={icon} className={styles.badgeIcon} />
              <p>
                <strong className={styles.badgeTitle}>{title}</strong>
                <span className={styles.badgeText}>{text}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Link to={paths.home} aria-label="Denk, ana sayfa" className={styles.home}>
              <Logo />
            </Link>
            <p className={styles.text}>
              Denk, aradığınız ürünü ya da hizmeti birkaç kısa soruyla bulur; seçenekleri fiyatı ve
              satıcısıyla yan yana getirir, kararı size bırakır.
            </p>
          </div>
          <nav aria-label="Hızlı bağlantılar" className={styles.quick}>
            <h2 className={styles.title}>Hızlı bağlantılar</h2>
            <div className={styles.lists}>
              <Links links={quickLinks.filter(({ group }) => group === 'discover')} />
              <Links links={quickLinks.filter(({ group }) => group === 'company')} />
            </div>
          </nav>
          <Contact />
          <Newsletter />
        </div>
        <p className={styles.legal}>
          <span>© Denk</span>
          <span>
            Fiyatlar satıcılara aittir ve değişebilir. Örnek katalogdaki ürünler tanıtım içindir.
          </span>
        </p>
      </Container>
    </footer>
  );
}

function Links({ links }: { readonly links: readonly FrameLink[] }): ReactNode {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Contact(): ReactNode {
  return (
    <section aria-labelledby="footer-contact" className={styles.contact}>
      <h2 id="footer-contact" className={styles.title}>
        Bize ulaşın
      </h2>
      <address>
        <a href="mailto:destek@denk.example" className={styles.detail}>
          <Icon name="mail" />
          destek@denk.example
        </a>
        <Link to={paths.contact} className={styles.detail}>
          <Icon name="edit" />
          İletişim formu
        </Link>
        <p className={styles.detail}>
          <Icon name="pin" />
          İstanbul, Türkiye
        </p>
        <p className={styles.detail}>
          <Icon name="clock" />
          AI asistan 7/24 açık
        </p>
      </address>
    </section>
  );
}
