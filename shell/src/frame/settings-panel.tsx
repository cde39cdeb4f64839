import { useHydrated } from '@denk/shared/page/data';
import { paths } from '@denk/shared/page/navigation';
import { searchStore, useSearch } from '@denk/shared/page/store';
import { Button, ButtonLink, type IconName } from '@denk/shared/ui';
import { useState, type ReactNode } from 'react';
import { Choice } from './choice';
import { chooseDisplay, readDisplay, type Display } from './display';
import styles from './settings.module.css';
import { chooseTheme, themeOf, type Theme } from './theme';

const themes: readonly { readonly id: Theme; readonly label: string; readonly icon: IconName }[] = [
  { id: 'system', label: 'Sistem', icon: 'monitor' },
  { id: 'light', label: 'Açık', icon: 'sun' },
  { id: 'dark', label: 'Koyu', icon: 'moon' },
];

/** The saved products, the page's look and the search history. */
export function SettingsPanel(): ReactNode {
  return (
    <div className={styles.settings}>
      <ButtonLink to={paths.saved} variant="soft" icon="bookmark" wide>
        Kaydedilenler
      </ButtonLink>
      <ThemeChoice />
      <DisplayChoice />
      <HistoryChoice />
    </div>
  );
}

function ThemeChoice(): ReactNode {
  const hydrated = useHydrated();
  const [choice, setChoice] = useState<Theme>();
  const current = choice ?? (hydrated ? themeOf(document) : 'system');

  const choose = (theme: Theme) => {
    setChoice(theme);
    chooseTheme(document, theme);
  };
  return <Choice title="Tema" name="theme" options={themes} chosen={current} onChoose={choose} />;
}

const textSizes = [
  { id: 'normal', label: 'Normal' },
  { id: 'large', label: 'Büyük' },
  { id: 'larger', label: 'Çok büyük' },
] as const;
const motions = [
  { id: 'system', label: 'Cihaza göre' },
  { id: 'reduced', label: 'Az' },
] as const;

function DisplayChoice(): ReactNode {
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<Display>();
  const display = changed ?? (hydrated ? readDisplay() : undefined);

  const choose = (change: Partial<Display>) => {
    const next = { ...readDisplay(), ...change };
    setChanged(next);
    chooseDisplay(document, next);
  };
  return (
    <>
      <Choice
        title="Yazı boyutu"
        name="text-size"
        options={textSizes}
        chosen={display?.textSize ?? 'normal'}
        onChoose={(textSize) => choose({ textSize })}
      />
      <Choice
        title="Hareket"
        name="motion"
        options={motions}
        chosen={display?.motion ?? 'system'}
        onChoose={(motion) => choose({ motion })}
      />
    </>
  );
}

function HistoryChoice(): ReactNode {
  const count = useSearch(({ history }) => history.length);
  const [cleared, setCleared] = useState(false);
  const clear = () => {
    searchStore.getState().forgetAll();
    setCleared(true);
  };
  return (
    <section aria-labelledby="settings-history" className={styles.history}>
      <h2 id="settings-history" className={styles.title}>
        Arama geçmişi
      </h2>
      <p className={styles.text}>
        Son aramalarınız yalnızca bu tarayıcıda saklanır.{' '}
        {count > 0 && `Şu an ${count} arama kayıtlı.`}
      </p>
      <Button
        variant="secondary"
        size="small"
        icon="trash"
        aria-disabled={count === 0}
        onClick={clear}
      >
        Geçmişi temizle
      </Button>
      <p role="status" className={styles.done}>
        {cleared && count === 0 && 'Arama geçmişi temizlendi.'}
      </p>
    </section>
  );
}
