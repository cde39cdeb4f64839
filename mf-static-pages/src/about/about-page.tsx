import { laterPart } from '@denk/shared/page/later';
import { paths } from '@denk/shared/page/navigation';
import { ButtonLink, Card, Container, Icon, PageHeader } from '@denk/shared/ui';
import { FigureTiles } from '../figures/figure-tiles';
import { Portrait } from '../portrait/portrait';
import styles from './about-page.module.css';
import { reasons } from './reasons';
import { team } from './team';

const AboutArt = laterPart(
  async () => (await import(/* webpackChunkName: "about-later" */ './about-art')).AboutArt,
);

const figures = [
  { value: '50M+', label: 'Başarılı eşleşme' },
  { value: '1000+', label: 'Uzman ve iş ortağı' },
  { value: '4,9/5', label: 'Memnuniyet puanı' },
  { value: '7/24', label: 'AI asistan desteği' },
];

/** Who we are (docs/product.md#about-page). */
export default function AboutPage() {
  return (
    <>
      <div className={styles.hero}>
        <Container className={styles.heroBody}>
          <PageHeader
            size="hero"
            title="Her ihtiyacın bir dengi var"
            lead="Denk, aradığınız ürün ve hizmeti birkaç soruyla bulan Türkçe bir eşleştirme sitesidir. Binlerce seçeneği size uyan birkaçına indirir."
            actions={
              <>
                <ButtonLink to={paths.chat()} size="large" icon="chat">
                  AI Asistan ile Konuş
                </ButtonLink>
                <ButtonLink to={paths.contact} size="large" variant="secondary">
                  Bize Ulaşın
                </ButtonLink>
              </>
            }
          />
          <AboutArt />
        </Container>
      </div>
      <Container className={styles.page}>
        <div>
          <FigureTiles label="Rakamlarla Denk" figures={figures} />
          <p className={styles.note}>Rakamlar tanıtım amaçlı örnek değerlerdir.</p>
        </div>
        <div data-below className={styles.pair}>
          <Card as="section" look="accent" padding="large" className={styles.purpose}>
            <Icon name="trend" className={styles.purposeIcon} />
            <h2>Misyonumuz</h2>
            <p>
              Herkesin, uzman olmadan da kendisine uyan ürünü güvenle seçebilmesini sağlamak. Bunun
              için doğru soruları sorar, seçenekleri yalın bir dille karşılaştırır, kararı size
              bırakırız.
            </p>
          </Card>
          <Card as="section" padding="large" className={styles.purpose}>
            <Icon name="eye" className={styles.purposeIcon} />
            <h2>Vizyonumuz</h2>
            <p>
              Türkiye’de bir şey ararken ilk uğranan yer olmak: reklama göre değil ihtiyaca göre
              sıralayan, nedenini açıkça gösteren ve herkesin rahatça kullanabildiği bir site.
            </p>
          </Card>
        </div>
        <section data-below aria-labelledby="nedenler" className={styles.section}>
          <h2 id="nedenler">Neden Denk?</h2>
          <ul className={styles.reasons}>
            {reasons.map(({ icon, title, text }) => (
              <li key={title}>
                <span className={styles.reasonIcon}>
                  <Icon name={icon} />
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section data-below aria-labelledby="ekip" className={styles.section}>
          <h2 id="ekip">Ekibimiz</h2>
          <ul className={styles.team}>
            {team.map(({ name, role, words, portrait }) => (
              <Card as="li" key={name} className={styles.member}>
                <Portrait name={portrait} className={styles.portrait} />
                <div>
                  <h3>{name}</h3>
                  <p className={styles.role}>{role}</p>
                </div>
                <p className={styles.words}>{words}</p>
              </Card>
            ))}
          </ul>
          <p className={styles.note}>Ekip tanıtımı örnektir.</p>
        </section>
        <section data-below aria-labelledby="basla" className={styles.call}>
          <h2 id="basla">Size denk geleni birlikte bulalım</h2>
          <p>AI asistana ne aradığınızı anlatın ya da aklınıza takılanı bize yazın.</p>
          <div className={styles.ways}>
            <ButtonLink to={paths.chat()} variant="secondary" icon="chat">
              AI Asistan ile Başla
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="quiet" icon="mail" className={styles.quiet}>
              İletişime Geç
            </ButtonLink>
          </div>
        </section>
      </Container>
    </>
  );
}
