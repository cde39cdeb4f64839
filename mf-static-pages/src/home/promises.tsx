import { paths } from '@denk/shared/page/navigation';
import { ButtonLink, Icon, type IconName } from '@denk/shared/ui';
import { useId } from 'react';
import styles from './promises.module.css';

const promises: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'user',
    title: 'Üyelik yok, ücret yok',
    text: 'Hesap açmadan, kart bilgisi vermeden kullanırsınız.',
  },
  {
    icon: 'compare',
    title: 'Neden önerdiğimiz yazar',
    text: 'Her üründe neyin uyduğunu, neyin uymadığını ve neyi bilmediğimizi görürsünüz.',
  },
  {
    icon: 'shield',
    title: 'Özel cevaplar sizde kalır',
    text: 'Beden, sağlık ve hamilelikle ilgili cevaplarınız cihazınızdan çıkmaz.',
  },
  {
    icon: 'tag',
    title: 'Örneğe örnek deriz',
    text: 'Örnek katalogdan gelen her ürün ekranda açıkça işaretlenir.',
  },
];

/** What a visitor may rely on, and the way to the chat for whom a search box is not enough. */
export function Promises() {
  const heading = useId();
  return (
    <section data-below aria-labelledby={heading} className={styles.section}>
      <div className={styles.promises}>
        <h2 id={heading} className={styles.heading}>
          Güvenmeniz için dört neden
        </h2>
        <ul className={styles.list}>
          {promises.map(({ icon, title, text }) => (
            <li key={title} className={styles.promise}>
              <Icon name={icon} className={styles.icon} />
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.chat}>
        <h2 className={styles.chatTitle}>Tarif etmesi zor mu?</h2>
        <p>Kendi cümlelerinizle anlatın. Asistan birkaç soru sorsun, üç somut ürün önersin.</p>
        <div className={styles.bubbles} aria-hidden="true">
          <span className={styles.mine}>Annem için, kullanması kolay bir şey…</span>
          <span className={styles.theirs}>Bütçeniz ne kadar?</span>
        </div>
        <ButtonLink to={paths.chat()} variant="secondary" iconAfter="arrow-right">
          Sohbete başla
        </ButtonLink>
      </div>
    </section>
  );
}
