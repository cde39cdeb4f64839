import { choices } from '../questions/choices';
import type { QuestionSet } from '../questions/question';

/** A set with every type of question, for the types that no topic uses yet. */
export const previewSet: QuestionSet = {
  topic: 'perfume',
  questions: [
    {
      id: 'note',
      name: 'Notunuz',
      title: 'Bize biraz anlatır mısınız?',
      description: 'Aradığınız kokuyu kendi sözlerinizle anlatın.',
      type: 'text',
    },
    {
      id: 'ceiling',
      name: 'Üst sınır',
      title: 'En fazla ne kadar ödersiniz?',
      description: 'Sürgüyü istediğiniz tutara getirin.',
      type: 'range',
      min: 250,
      max: 5000,
      step: 250,
      unit: 'TL',
    },
    {
      id: 'strength',
      name: 'Yoğunluk',
      title: 'Koku ne kadar yoğun olsun?',
      description: '0 çok hafif, 100 çok yoğun.',
      type: 'range',
    },
    {
      id: 'season',
      name: 'Mevsim',
      title: 'Hangi mevsimde kullanacaksınız?',
      description: 'Birden fazla seçebilirsiniz.',
      type: 'checkbox',
      options: choices({ spring: 'İlkbahar', summer: 'Yaz', autumn: 'Sonbahar', winter: 'Kış' }),
    },
  ],
  meanings: {
    note: { type: 'none' },
    ceiling: { type: 'none' },
    strength: { type: 'none' },
    season: { type: 'none' },
  },
};
