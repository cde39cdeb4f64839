import { Container } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import type { ReadyPage, RouteLook } from '../composition/ready-page';
import type { SiteMatch } from '../composition/route-table';
import { known } from '../composition/settled';
import { createWaiting } from '../composition/waiting';
import { Site, type SiteProps } from '../site';
import { previewAddresses } from './preview-addresses';

const { ready, results, failing, throwing } = previewAddresses;
const routes = [ready, results, failing, throwing].map((path) => ({ module: 'mf-sample', path }));

const look = ({ route: { path } }: SiteMatch): RouteLook => ({
  title: 'Örnek sayfa · Denk',
  layout: path === results ? 'results' : 'framed',
});

const pageOf = (match: SiteMatch, component: () => ReactNode): ReadyPage => ({
  state: 'ready',
  component,
  look: look(match),
  data: { state: 'none' },
  version: { url: '', metadata: { version: '' } },
});

const pages: SiteProps['pages'] = {
  load: (match, path) => {
    if (path === failing) return known({ state: 'failed', error: 'refused by the scenario' });
    return path === throwing
      ? known(pageOf(match, ThrowingPage))
      : known(pageOf(match, SamplePage));
  },
  fallBack: () => known({ state: 'failed', error: 'there is no version before this one' }),
  look,
  forget: () => {},
  reportRender: () => {},
  waiting: createWaiting(() => new Promise(() => {})),
};

/** The frame around pages that stand in for a module's. */
export function FramePreview(): ReactNode {
  return <Site routes={routes} pages={pages} />;
}

function SamplePage(): ReactNode {
  return (
    <Container>
      <h1 tabIndex={-1}>Örnek sayfa</h1>
      <p>Burada bir modülün sayfası durur.</p>
    </Container>
  );
}

function ThrowingPage(): ReactNode {
  throw new Error('thrown by the scenario');
}
