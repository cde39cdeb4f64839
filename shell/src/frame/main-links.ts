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

/** The footer's quick links: everything a visitor may look for next. */
export const quickLinks: readonly (FrameLink & { readonly group: 'discover' | 'company' })[] = [
  { group: 'discover', to: paths.search, label: 'Arama yap' },
  { group: 'discover', to: paths.categories, label: 'Kategoriler' },
  { group: 'discover', to: paths.popular, label: 'Popüler aramalar' },
  { group: 'discover', to: paths.chat(), label: 'AI Asistan' },
  { group: 'discover', to: paths.saved, label: 'Kaydedilenler' },
  { group: 'company', to: paths.about, label: 'Hakkımızda' },
  { group: 'company', to: paths.experts, label: 'Uzmanlar' },
  { group: 'company', to: paths.premium, label: 'Premium' },
  { group: 'company', to: paths.contact, label: 'İletişim' },
  { group: 'company', to: paths.privacy, label: 'Gizlilik' },
];
