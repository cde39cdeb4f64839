import type { ReactNode } from 'react';
import { Popover } from './popover';
import styles from './sign-in.module.css';

/** `Giriş Yap`: there are no accounts yet, and it says so. */
export function SignIn(): ReactNode {
  return (
    <Popover
      label="Giriş Yap"
      name="Giriş Yap"
      role="group"
      variant="secondary"
      size="small"
      icon="user"
    >
      <p className={styles.title}>Üyelik yakında geliyor</p>
      <p className={styles.text}>
        Şu anda giriş yapılamıyor; buna gerek de yok. Arama, eşleştirme ve AI Asistan herkese açık,
        son aramalarınız da bu tarayıcıda sizi bekliyor.
      </p>
    </Popover>
  );
}
