import type { TopicId } from '@denk/shared/product/topics';
import type { IconName } from '@denk/shared/ui';

/** The sign beside the heading. */
export const topicIcons: Readonly<Record<TopicId, IconName>> = {
  perfume: 'perfume',
  glasses: 'glasses',
  swimwear: 'swim',
  film: 'film',
  internet: 'wifi',
  fridge: 'fridge',
  food: 'food',
  travel: 'plane',
  beauty: 'palette',
  technology: 'laptop',
  cars: 'car',
  services: 'wrench',
  'sport-shoes': 'shoe',
};
