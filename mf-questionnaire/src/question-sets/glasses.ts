import { choices } from '../questions/choices';
import type { QuestionSet } from '../questions/question';

const glasses: QuestionSet = {
  topic: 'glasses',
  questions: [
    {
      id: 'purpose',
      name: 'Amaç',
      title: 'Gözlüğü ne için istiyorsunuz?',
      description: 'En çok kullanacağınız yeri düşünün.',
      type: 'multiple-choice',
      options: choices({
        vision: ['Görme', 'Numaralı cam için çerçeve'],
        sun: ['Güneş', 'UV korumalı güneş gözlüğü'],
        computer: ['Bilgisayar', 'Mavi ışık filtreli'],
        sports: ['Spor', 'Hafif ve kavrayan'],
      }),
    },
    {
      id: 'face_shape',
      name: 'Yüz şekli',
      title: 'Yüz şekliniz hangisine yakın?',
      description: 'Size yakışacak çerçeveyi bulmamıza yardımcı olur.',
      type: 'multiple-choice',
      options: choices({
        oval: ['Oval', 'Dengeli hatlar'],
        round: ['Yuvarlak', 'Eni boyuna yakın'],
        square: ['Kare', 'Belirgin çene'],
        heart: ['Kalp', 'Geniş alın, ince çene'],
        diamond: ['Elmas', 'Çıkık elmacık kemikleri'],
      }),
    },
    {
      id: 'style_preference',
      name: 'Tarz',
      title: 'Hangi tarzı seversiniz?',
      description: 'Birden fazla seçebilirsiniz.',
      type: 'checkbox',
      options: choices({
        classic: ['Klasik', 'Modası geçmeyen'],
        modern: ['Modern', 'İnce ve yalın'],
        retro: ['Retro', 'Yuvarlak ve kalın çerçeveler'],
        sporty: ['Sportif', 'Saran modeller'],
        luxury: ['Lüks', 'Tasarımcı markaları'],
      }),
    },
    {
      id: 'budget',
      name: 'Bütçe',
      title: 'Bütçeniz ne kadar?',
      description: 'Önerilerimiz bu aralıkta kalır.',
      type: 'multiple-choice',
      options: choices({
        economic: ['Ekonomik', '1.000 TL’ye kadar'],
        moderate: ['Orta', '1.000–2.500 TL'],
        premium: ['Üst düzey', '2.500–5.000 TL'],
        luxury: ['Lüks', '5.000 TL ve üzeri'],
      }),
    },
  ],
  meanings: {
    purpose: { type: 'attribute', strength: 'must' },
    face_shape: { type: 'attribute', strength: 'wish' },
    style_preference: { type: 'attribute', strength: 'wish' },
    budget: {
      type: 'price',
      ranges: {
        economic: { max: 1000 },
        moderate: { min: 1000, max: 2500 },
        premium: { min: 2500, max: 5000 },
        luxury: { min: 5000 },
      },
    },
  },
  said: {
    purpose: {
      vision: 'numaralı, optik, okuma gözlük',
      sun: 'güneş gözlük',
      computer: 'bilgisayar gözlük, mavi ışık',
      sports: 'spor gözlük, kayak gözlük',
    },
  },
};

export default glasses;
