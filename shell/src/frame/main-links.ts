import { paths } from '@denk/shared/page/navigation';

/** A link of the frame: where it goes and what it is called. */
export interface FrameLink {
  readonly to: string;
  readonly label: string;
}

/** The links of the normal header (docs/product.md#normal-header). */
export const mainLinks: readonly FrameLink[] = [
  { to: paths.home, label: 'Ana Sayfa' },
  { to: paths.categories, label: 'Kategoriler' },
  { to: paths.about, label: 'Hakkımızda' },
  { to: paths.contact, label: 'İletişim' },
];
