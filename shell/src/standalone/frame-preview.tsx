import type { Layout } from '@denk/shared/contract';
import { Container } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import type { ReadyPage } from '../composition/ready-page';
import type { SiteRoute } from '../composition/route-table';
import { known } from '../composition/settled';
import { createWaiting } from '../composition/waiting';
import { Site, type SiteProps } from '../site';
import { previewAddresses } from './preview-addresses';

const route = (path: string, layout: Layout = 'framed'): SiteRoute => ({
  module: 'mf-sample',
  path,
  page: 'sample',
  layout,
  hidesFooterOnPhones: false,
  title: 'Örnek sayfa · Denk',
  description: 'Bir modülün yerini tutan sayfa.',
  indexed: false,
  paths: [path],
  scripts: [],
  styles: [],
});

const { ready, results, failing, throwing } = previewAddresses;
const routes = [route(ready), route(results, 'results'), route(failing), route(throwing)];

const pageOf = (component: () => ReactNode): ReadyPage => ({
  state: 'ready',
  component,
  data: { state: 'none' },
  version: { url: '', metadata: { version: '' } },
});

const pages: SiteProps['pages'] = {
  load: (_, path) => {
    if (path === failing) return known({ state: 'failed', error: 'refused by the scenario' });
    return path === throwing ? known(pageOf(ThrowingPage)) : known(pageOf(SamplePage));
  },
  fallBack: () => known({ state: 'failed', error: 'there is no version before this one' }),
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
