import { useState, type ReactNode } from 'react';
import type { Scenario } from '../scenario';
import { useActivities } from './activity';
import styles from './bar.module.css';
import { runForward } from './clock';
import { withoutWorkbench, withWorkbench, type SettingName, type Settings } from './settings';

interface BarProps {
  readonly scenarios: readonly Scenario[];
  readonly current: Scenario;
  readonly settings: Settings;
}

type Choices = readonly (readonly [value: string, label: string])[];

const choices: readonly (readonly [SettingName, string, Choices])[] = [
  [
    'width',
    'Genişlik',
    [
      ['360', '360'],
      ['768', '768'],
      ['1280', '1280'],
    ],
  ],
  [
    'theme',
    'Tema',
    [
      ['light', 'Açık'],
      ['dark', 'Koyu'],
    ],
  ],
  ['motion', 'Hareket', [['reduce', 'Az']]],
  ['colours', 'Renkler', [['forced', 'Zorunlu']]],
  [
    'text',
    'Yazı',
    [
      ['150', '%150'],
      ['200', '%200'],
    ],
  ],
  [
    'latency',
    'Gecikme',
    [
      ['500', '+0,5 sn'],
      ['2000', '+2 sn'],
      ['8000', '+8 sn'],
    ],
  ],
  [
    'fault',
    'Hata',
    [
      ['network', 'Bağlantı yok'],
      ['status', '500'],
      ['never', 'Yanıt yok'],
    ],
  ],
];

const steps = [
  [1000, '1 sn'],
  [10_000, '10 sn'],
  [60_000, '1 dk'],
] as const;

/** The bar of the workbench: which scenario, and how it is looked at. Every choice is a link of its own. */
export function Bar({ scenarios, current, settings }: BarProps): ReactNode {
  const open = (scenario: Scenario, chosen: Settings) => {
    const here = scenario === current ? withoutWorkbench(pathNow()) : scenario.address;
    window.location.assign(withWorkbench(here, scenario.name, chosen));
  };
  const find = (name: string) => scenarios.find((one) => one.name === name) ?? current;
  return (
    <nav className={styles.bar} aria-label="Senaryolar">
      <Choice
        label="Senaryo"
        value={current.name}
        options={scenarios.map(({ name, title }) => [name, title])}
        onChoose={(name) => open(find(name), settings)}
      />
      <details className={styles.more}>
        <summary>Görünüm</summary>
        <div className={styles.panel}>
          {choices.map(([name, label, options]) => (
            <Choice
              key={name}
              label={label}
              value={settings[name] ?? ''}
              options={[['', 'Olağan'], ...options]}
              onChoose={(value) => open(current, { ...settings, [name]: value || undefined })}
            />
          ))}
          <div role="group" aria-label="Saati ileri al">
            Saat{' '}
            {steps.map(([milliseconds, label]) => (
              <button
                key={label}
                type="button"
                onClick={() => runForward(window.frames[0] ?? window, milliseconds)}
              >
                +{label}
              </button>
            ))}
          </div>
          <button
            type="button"
            onClick={() =>
              window.location.assign(withWorkbench(current.address, current.name, settings))
            }
          >
            Depoyu sıfırla
          </button>
        </div>
      </details>
      <ActivityLog />
      <span className={styles.version}>{document.documentElement.dataset.module}</span>
    </nav>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: Choices;
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const names = { call: 'çağrı', storage: 'depo', navigation: 'adres', scenario: 'senaryo' } as const;

/** What the page asked, stored and where it went; a breach of a contract, or of what the scenario shows, is marked. */
function ActivityLog(): ReactNode {
  const activities = useActivities();
  const [open, setOpen] = useState(false);
  const faults = activities.filter(({ faults: found = [] }) => found.length > 0).length;
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Günlük ({activities.length}){faults > 0 && <strong> {faults} hata</strong>}
      </summary>
      {open && (
        <ol className={styles.panel}>
          {activities.map(({ kind, text, faults: found = [] }, at) => (
            <li key={at}>
              <b>{names[kind]}</b> {text}
              {found.map((fault) => (
                <strong key={fault}> {fault}</strong>
              ))}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

const pathNow = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;
