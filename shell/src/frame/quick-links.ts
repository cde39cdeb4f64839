import { paths } from '@denk/shared/page/navigation';
import type { FrameLink } from './main-links';

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
