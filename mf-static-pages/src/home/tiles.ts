import type { OfferedTerm } from '../search-entry/offered-term';

/** One of the nine tiles of the home page. */
export interface Tile extends OfferedTerm {
  /** What will be asked about, in a few words. */
  readonly hint: string;
  readonly art: TileArtName;
}

export type TileArtName =
  | 'perfume'
  | 'sunglasses'
  | 'swimwear'
  | 'film'
  | 'fridge'
  | 'sport-shoe'
  | 'phone'
  | 'laptop'
  | 'travel';

/** The search terms in their order (docs/product.md#home-tiles). */
export const tiles: readonly Tile[] = [
  { term: 'Parfüm', hint: 'Koku, kalıcılık, bütçe', art: 'perfume' },
  { term: 'Güneş Gözlükleri', hint: 'Yüz şekli, tarz, bütçe', art: 'sunglasses' },
  { term: 'Mayo - Bikini', hint: 'Kesim, renk, kullanım', art: 'swimwear' },
  { term: 'Film', hint: 'Tür, süre, ruh hâli', art: 'film' },
  { term: 'Buzdolabı', hint: 'Hacim, mutfak, enerji', art: 'fridge' },
  { term: 'Spor Ayakkabı', hint: 'Zemin, destek, bütçe', art: 'sport-shoe' },
  { term: 'Akıllı Telefon', hint: 'Kamera, pil, bütçe', art: 'phone' },
  { term: 'Laptop', hint: 'Kullanım, güç, bütçe', art: 'laptop' },
  { term: 'Seyahat', hint: 'Rota, mevsim, konaklama', art: 'travel' },
];
