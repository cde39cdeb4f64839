import { beauty } from './keywords/beauty';
import { cars } from './keywords/cars';
import { film } from './keywords/film';
import { food } from './keywords/food';
import { fridge } from './keywords/fridge';
import { glasses } from './keywords/glasses';
import { internet } from './keywords/internet';
import { perfume } from './keywords/perfume';
import { services } from './keywords/services';
import { sportShoes } from './keywords/sport-shoes';
import { swimwear } from './keywords/swimwear';
import { technology } from './keywords/technology';
import { travel } from './keywords/travel';
import type { Topic } from './keywords/topic';

/** All topics in the order they are tried: the first match wins (docs/product.md#topic-matching). */
export const topics: readonly Topic[] = [
  { id: 'perfume', label: 'Parfüm', keywords: perfume },
  { id: 'glasses', label: 'Gözlük', keywords: glasses },
  { id: 'swimwear', label: 'Mayo ve bikini', keywords: swimwear },
  { id: 'film', label: 'Film ve dizi', keywords: film },
  { id: 'internet', label: 'İnternet', keywords: internet },
  { id: 'fridge', label: 'Buzdolabı', keywords: fridge },
  { id: 'food', label: 'Yemek', keywords: food },
  { id: 'travel', label: 'Tatil ve seyahat', keywords: travel },
  { id: 'beauty', label: 'Güzellik ve bakım', keywords: beauty },
  { id: 'technology', label: 'Teknoloji', keywords: technology },
  { id: 'cars', label: 'Araba', keywords: cars },
  { id: 'services', label: 'Hizmet', keywords: services },
  { id: 'sport-shoes', label: 'Spor ayakkabı', keywords: sportShoes },
];
