import { choices } from '../questions/choices';
import type { QuestionSet } from '../questions/question';

const perfume: QuestionSet = {
  topic: 'perfume',
  questions: [
    {
      id: 'gender',
      name: 'Kimin için',
      title: 'Parfüm kimin için?',
      description: 'Kendiniz ya da hediye edeceğiniz kişi için seçin.',
      type: 'multiple-choice',
      options: choices({ male: 'Erkek', female: 'Kadın', unisex: ['Unisex', 'Herkese uygun'] }),
    },
    {
      id: 'scent_preferences',
      name: 'Koku',
      title: 'Hangi kokuları seversiniz?',
      description: 'Birden fazla seçebilirsiniz.',
      type: 'checkbox',
      options: choices({
        floral: ['Çiçeksi', 'Gül, yasemin, şakayık'],
        woody: ['Odunsu', 'Sandal, sedir, vetiver'],
        oriental: ['Oryantal', 'Amber, tütsü, reçine'],
        fresh: ['Ferah', 'Bergamot, limon, yeşil notalar'],
        fruity: ['Meyveli', 'Şeftali, armut, frenk üzümü'],
        spicy: ['Baharatlı', 'Karabiber, tarçın, kakule'],
        musk: ['Misk', 'Temiz ve tene yakın'],
        sweet: ['Tatlı', 'Karamel, bal, pralin'],
        vanilla: ['Vanilya', 'Sıcak ve yumuşak'],
        marine: ['Deniz', 'Tuzlu ve sulu notalar'],
      }),
    },
    {
      id: 'longevity',
      name: 'Kalıcılık',
      title: 'Ne kadar kalıcı olsun?',
      description: 'Parfümün teninizde ne kadar hissedilmesini istersiniz?',
      type: 'multiple-choice',
      options: choices({
        light: ['Hafif', '2–4 saat, gün içinde tazelenir'],
        medium: ['Orta', '4–6 saat, günlük kullanım'],
        strong: ['Güçlü', '8 saat ve üzeri'],
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
        luxury: ['Lüks', '2.500–5.000 TL'],
        niche: ['Niş', '5.000 TL ve üzeri'],
      }),
    },
  ],
  meanings: {
    gender: {
      type: 'attribute',
      strength: 'must',
      servedBy: { male: ['unisex'], female: ['unisex'] },
    },
    scent_preferences: { type: 'attribute', strength: 'wish' },
    longevity: { type: 'attribute', strength: 'wish' },
    budget: {
      type: 'price',
      ranges: {
        economic: { max: 1000 },
        moderate: { min: 1000, max: 2500 },
        luxury: { min: 2500, max: 5000 },
        niche: { min: 5000 },
      },
    },
  },
  said: {
    gender: {
      male: 'erkek, bay',
      female: 'kadın, bayan',
      unisex: 'unisex',
    },
    scent_preferences: {
      floral: 'çiçeksi',
      woody: 'odunsu',
      oriental: 'oryantal',
      fresh: 'ferah',
      fruity: 'meyveli',
      spicy: 'baharatlı',
      musk: 'misk',
      vanilla: 'vanilya, vanilyalı',
    },
  },
};

export default perfume;
