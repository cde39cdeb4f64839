import type { RouteHead } from '@denk/shared/contract';
import { paths } from '@denk/shared/page/navigation';
import { expertNames } from './expert-names';

/** A profile's title, for the document and for the page that takes it over. */
export const profileTitle = ({ name, headline }: { name: string; headline: string }): string =>
  `${name}, ${headline}`;

/** What the head says of each profile, by its path. */
export const profileHeads: Readonly<Record<string, RouteHead>> = Object.fromEntries(
  Object.entries(expertNames).map(([username, { name, headline }]) => [
    paths.profile(username),
    {
      title: `${profileTitle({ name, headline })} · Denk`,
      description: `${name}, ${headline}: uzmanlık alanları, puanı ve önerdiği ürünler. Örnek uzman profili.`,
      breadcrumbs: [
        { name: 'Ana Sayfa', path: paths.home },
        { name: 'Uzmanlar', path: paths.experts },
        { name, path: paths.profile(username) },
      ],
    },
  ]),
);
