import type { ReactNode } from 'react';
import type { Scenario } from '../scenario';
import { withWorkbench } from './settings';
import styles from './scenario-list.module.css';

interface ScenarioListProps {
  readonly scenarios: readonly Scenario[];
  /** The name in the address, which nobody knows. */
  readonly unknown: string;
}

/** Stands where a scenario should: the name is none, and these are. */
export function ScenarioList({ scenarios, unknown }: ScenarioListProps): ReactNode {
  return (
    <main className={styles.page}>
      <h1>“{unknown}” adında bir senaryo yok</h1>
      <p>Bilinen {scenarios.length} senaryo:</p>
      <ul>
        {scenarios.map(({ name, title, address }) => (
          <li key={name}>
            <a href={withWorkbench(address, name, {})}>
              <code>{name}</code>
            </a>{' '}
            {title}
          </li>
        ))}
      </ul>
    </main>
  );
}
