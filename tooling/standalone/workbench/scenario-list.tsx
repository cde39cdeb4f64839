import type { ReactNode } from 'react';
import type { Scenario } from '../scenario';
import styles from './scenario-list.module.css';

interface ScenarioListProps {
  readonly scenarios: readonly Scenario[];
  /** The name in the address, which nobody knows; absent where none is named. */
  readonly unknown: string | undefined;
  readonly addressOf: (scenario: Scenario) => string;
}

/** Stands where a scenario should: no such name, and these are. */
export function ScenarioList({ scenarios, unknown, addressOf }: ScenarioListProps): ReactNode {
  return (
    <main className={styles.page}>
      <h1>{unknown === undefined ? 'Bir senaryo seçin' : `“${unknown}” adında bir senaryo yok`}</h1>
      <p>Bilinen {scenarios.length} senaryo:</p>
      <ul>
        {scenarios.map((scenario) => (
          <li key={scenario.name}>
            <a href={addressOf(scenario)}>
              <code>{scenario.name}</code>
            </a>{' '}
            {scenario.title}
          </li>
        ))}
      </ul>
    </main>
  );
}
