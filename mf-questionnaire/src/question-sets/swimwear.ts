import { choices } from '../questions/choices';
import type { QuestionSet } from '../questions/question';

const swimwear: QuestionSet = {
  topic: 'swimwear',
  questions: [
    {
      id: 'swimwear_type',
      name: 'Model',
      title: 'Nasıl bir model arıyorsunuz?',
      description: 'Size en yakın olanı seçin.',
      type: 'multiple-choice',
      options: choices({
        bikini: ['Bikini', 'İki parça'],
        one_piece: ['Mayo', 'Tek parça'],
        tankini: ['Tankini', 'Uzun üst, ayrı alt'],
        monokini: ['Mayokini', 'Yanları açık tek parça'],
        cover_up: ['Pareo ve plaj elbisesi', 'Mayo üzerine'],
      }),
    },
    {
      id: 'body_type',
      name: 'Vücut tipi',
      title: 'Vücut tipiniz hangisine yakın?',
      description: 'Söylemek istemezseniz bu soruyu geçebilirsiniz.',
      type: 'multiple-choice',
      options: choices({
        pear: ['Armut', 'Kalçalar omuzlardan geniş'],
        apple: ['Elma', 'Bel çevresi dolgun'],
        hourglass: ['Kum saati', 'Omuz ve kalça dengeli, bel ince'],
        rectangle: ['Dikdörtgen', 'Omuz, bel ve kalça birbirine yakın'],
        athletic: ['Atletik', 'Omuzlar geniş, vücut sıkı'],
      }),
    },
    {
      id: 'coverage_preference',
      name: 'Kapalılık',
      title: 'Ne kadar kapalı olsun?',
      description: 'Kendinizi en rahat hissettiğiniz kesimi seçin.',
      type: 'multiple-choice',
      options: choices({
        minimal: ['Az', 'Küçük kesimler'],
        moderate: ['Orta', 'Klasik kesimler'],
        full: ['Tam', 'Yüksek bel, geniş kesim'],
        sporty: ['Sportif', 'Harekette yerinde duran'],
      }),
    },
    {
      id: 'style_preference',
      name: 'Tarz',
      title: 'Tarzınızı nasıl anlatırsınız?',
      description: 'Birden fazla seçebilirsiniz.',
      type: 'checkbox',
      options: choices({
        classic: 'Klasik',
        sporty: 'Sportif',
        elegant: 'Şık',
        bohemian: 'Bohem',
        retro: 'Retro',
        minimalist: 'Minimalist',
        patterned: 'Desenli',
      }),
    },
    {
      id: 'color_preference',
      name: 'Renk',
      title: 'Hangi renkleri seversiniz?',
      description: 'Birden fazla seçebilirsiniz.',
      type: 'checkbox',
      options: choices({
        black: 'Siyah',
        white: 'Beyaz',
        navy: 'Lacivert',
        red: 'Kırmızı',
        blue: 'Mavi',
        green: 'Yeşil',
        pink: 'Pembe',
        multicolor: 'Çok renkli',
      }),
    },
    {
      id: 'usage_occasion',
      name: 'Kullanım yeri',
      title: 'Nerede giyeceksiniz?',
      description: 'Birden fazla seçebilirsiniz.',
      type: 'checkbox',
      options: choices({
        beach: ['Plaj', 'Kum, deniz, güneş'],
        pool: ['Havuz', 'Klora dayanıklı'],
        swimming: ['Yüzme sporu', 'Antrenman ve yarış'],
        boat: ['Tekne', 'Mavi yolculuk'],
        honeymoon: ['Balayı', 'Özel günler'],
        thermal: ['Termal', 'Kaplıca ve spa'],
      }),
    },
    {
      id: 'budget',
      name: 'Bütçe',
      title: 'Bütçeniz ne kadar?',
      description: 'Önerilerimiz bu aralıkta kalır.',
      type: 'multiple-choice',
      options: choices({
        budget: ['Uygun', '500 TL’ye kadar'],
        mid_range: ['Orta', '500–1.500 TL'],
        premium: ['Üst düzey', '1.500–3.000 TL'],
        luxury: ['Lüks', '3.000 TL ve üzeri'],
      }),
    },
  ],
  meanings: {
    swimwear_type: { type: 'attribute', strength: 'must' },
    body_type: { type: 'sensitive' },
    coverage_preference: { type: 'attribute', strength: 'wish' },
    style_preference: { type: 'attribute', strength: 'wish' },
    color_preference: { type: 'attribute', strength: 'wish' },
    usage_occasion: { type: 'attribute', strength: 'wish' },
    budget: {
      type: 'price',
      ranges: {
        budget: { max: 500 },
        mid_range: { min: 500, max: 1500 },
        premium: { min: 1500, max: 3000 },
        luxury: { min: 3000 },
      },
    },
  },
};

export default swimwear;
