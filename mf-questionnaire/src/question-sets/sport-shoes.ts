import { choices } from '../questions/choices';
import type { QuestionSet } from '../questions/question';

const sportShoes: QuestionSet = {
  topic: 'sport-shoes',
  questions: [
    {
      id: 'gender',
      name: 'Kimin için',
      title: 'Ayakkabı kimin için?',
      description: 'Kalıp ve numaralar buna göre değişir.',
      type: 'multiple-choice',
      options: choices({ male: 'Erkek', female: 'Kadın', unisex: 'Unisex' }),
    },
    {
      id: 'usage',
      name: 'Kullanım',
      title: 'Ayakkabıyı nerede kullanacaksınız?',
      description: 'Birden fazla seçebilirsiniz.',
      type: 'checkbox',
      options: choices({
        running: 'Koşu',
        walking: 'Yürüyüş',
        training: ['Antrenman', 'Salon ve fitness'],
        basketball: 'Basketbol',
        football: 'Futbol',
        tennis: 'Tenis',
        hiking: 'Doğa yürüyüşü',
        casual: ['Günlük', 'Şehirde, rahat'],
      }),
    },
    {
      id: 'cushioning',
      name: 'Taban',
      title: 'Taban nasıl olsun?',
      description: 'Yumuşaklık konforu, sertlik tepkiyi artırır.',
      type: 'multiple-choice',
      options: choices({
        soft: ['Yumuşak', 'Bol yastıklı'],
        balanced: ['Dengeli', 'Her işe uygun'],
        firm: ['Sert', 'Hızlı ve tepkili'],
      }),
    },
    {
      id: 'surface',
      name: 'Zemin',
      title: 'En çok hangi zeminde?',
      description: 'Dış taban zemine göre değişir.',
      type: 'multiple-choice',
      options: choices({
        asphalt: 'Asfalt',
        treadmill: 'Koşu bandı',
        trail: ['Patika', 'Toprak ve taşlı yol'],
        court: ['Kort ve salon', 'Parke, sert zemin'],
        turf: 'Halı saha',
        city: ['Şehir', 'Kaldırım, iş yeri'],
      }),
    },
    {
      id: 'fit',
      name: 'Kalıp',
      title: 'Ayağınız nasıl bir kalıp ister?',
      description: 'Ayak tarağınızın genişliğini düşünün.',
      type: 'multiple-choice',
      options: choices({
        normal: 'Normal',
        wide: ['Geniş', 'Tarak kemiği geniş ayaklar'],
        narrow: ['Dar', 'İnce ayaklar'],
      }),
    },
    {
      id: 'brand_preference',
      name: 'Marka',
      title: 'Tercih ettiğiniz marka var mı?',
      description: 'Birden fazla seçebilirsiniz.',
      type: 'checkbox',
      options: choices({
        nike: 'Nike',
        adidas: 'adidas',
        puma: 'Puma',
        new_balance: 'New Balance',
        asics: 'ASICS',
        skechers: 'Skechers',
        reebok: 'Reebok',
        under_armour: 'Under Armour',
        salomon: 'Salomon',
        hummel: 'Hummel',
        no_preference: 'Fark etmez',
      }),
    },
    {
      id: 'budget',
      name: 'Bütçe',
      title: 'Bütçeniz ne kadar?',
      description: 'Önerilerimiz bu aralıkta kalır.',
      type: 'multiple-choice',
      options: choices({
        budget: ['Uygun', '1.500 TL’ye kadar'],
        mid_range: ['Orta', '1.500–3.500 TL'],
        premium: ['Üst düzey', '3.500–6.000 TL'],
        luxury: ['Lüks', '6.000 TL ve üzeri'],
      }),
    },
  ],
  meanings: {
    gender: {
      type: 'attribute',
      strength: 'must',
      servedBy: { male: ['unisex'], female: ['unisex'] },
    },
    usage: { type: 'attribute', strength: 'wish' },
    cushioning: { type: 'attribute', strength: 'wish' },
    surface: { type: 'attribute', strength: 'wish' },
    fit: { type: 'attribute', strength: 'wish' },
    brand_preference: { type: 'brand', neutral: ['no_preference'] },
    budget: {
      type: 'price',
      ranges: {
        budget: { max: 1500 },
        mid_range: { min: 1500, max: 3500 },
        premium: { min: 3500, max: 6000 },
        luxury: { min: 6000 },
      },
    },
  },
  said: {
    gender: {
      male: 'erkek, bay',
      female: 'kadın, bayan',
      unisex: 'unisex',
    },
    usage: {
      running: 'koşu',
      walking: 'yürüyüş',
      basketball: 'basketbol',
      football: 'futbol',
      tennis: 'tenis',
    },
  },
};

export default sportShoes;
