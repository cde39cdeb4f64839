import type { DeviceWish } from '@denk/shared/product/handoff';
import { Icon } from '@denk/shared/ui';
import styles from './device-note.module.css';

interface DeviceNoteProps {
  readonly used: readonly DeviceWish[];
  readonly unused: readonly DeviceWish[];
}

/** Says what became of the answers that stay on the device: applied right here, or not used at all. */
export function DeviceNote({ used, unused }: DeviceNoteProps) {
  if (!used.length && !unused.length) return null;
  return (
    <div className={styles.note} role="note">
      <Icon name="shield" className={styles.icon} />
      <div className={styles.texts}>
        {used.length > 0 && (
          <p>
            <b>Cihazınızda uygulandı, aramaya gönderilmedi:</b> {inWords(used)}
          </p>
        )}
        {unused.length > 0 && (
          <p>
            <b>{unused.length > 1 ? 'Bu cevaplar kullanılmadı' : 'Bu cevap kullanılmadı'}</b>, çünkü
            ürünlerde bilgisi yok: {inWords(unused)}
          </p>
        )}
      </div>
    </div>
  );
}

const inWords = (wishes: readonly DeviceWish[]) => wishes.map(({ label }) => label).join(' · ');
