import { laterPart } from '@denk/shared/page/later';
import { useEffect, type ReactNode } from 'react';
import { drawDisplay, readDisplay } from './display';
import { Popover } from './popover';
import styles from './settings.module.css';
import { restoreTheme } from './theme';

const SettingsPanel = laterPart(
  async () =>
    (await import(/* webpackChunkName: "frame-later" */ './settings-panel')).SettingsPanel,
);

interface SettingsProps {
  /** Shows the word beside the icon on wide screens. */
  readonly labelled?: boolean;
}

/** `Ayarlar`; draws the page as it was chosen there before. */
export function Settings({ labelled }: SettingsProps): ReactNode {
  useEffect(() => {
    restoreTheme(document);
    drawDisplay(document, readDisplay());
  }, []);
  return (
    <Popover
      label={labelled ? <span className={styles.label}>Ayarlar</span> : 'Ayarlar'}
      name="Ayarlar"
      role="group"
      variant="quiet"
      size="small"
      icon="settings"
      iconOnly={!labelled}
    >
      <SettingsPanel />
    </Popover>
  );
}
