import type { PortraitName } from '../portrait/portraits';

/** Someone of the team, as the about page shows them. */
export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly words: string;
  readonly portrait: PortraitName;
}

/** Three members of a sample team (docs/product.md#about-page). */
export const team: readonly TeamMember[] = [
  {
    name: 'Deniz Aksoy',
    role: 'Kurucu ortak, genel müdür',
    words: 'Kararsız kalan herkese iyi bir arkadaş gibi yol gösteren bir site kurmak istedi.',
    portrait: 'waves',
  },
  {
    name: 'Kerem Aydın',
    role: 'Kurucu ortak, teknoloji',
    words: 'Cevaplarınızı ürün özellikleriyle buluşturan eşleştirme sistemini geliştiriyor.',
    portrait: 'stubble',
  },
  {
    name: 'Ece Toprak',
    role: 'Ürün ve tasarım',
    words: 'Her soruyu daha kısa, her ekranı daha anlaşılır kılmak için çalışıyor.',
    portrait: 'ponytail',
  },
];
