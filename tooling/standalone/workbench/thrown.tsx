import { Component, type ReactNode } from 'react';
import styles from './bar.module.css';

interface ThrownProps {
  readonly children: ReactNode;
}

/** Says under the bar what a page threw while it was drawn, and where, instead of leaving nothing. */
export class Thrown extends Component<ThrownProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    const { error } = this.state;
    const [said, ...where] = (
      error instanceof Error && error.stack ? error.stack : `${error}`
    ).split('\n');
    return (
      <main id="icerik" className={styles.thrown} role="alert">
        <h1>Sayfa çizilirken hata verdi</h1>
        <p>{said}</p>
        <pre>{where.slice(0, mostLines).join('\n')}</pre>
      </main>
    );
  }
}

/** What lies deeper is React's own. */
const mostLines = 8;
