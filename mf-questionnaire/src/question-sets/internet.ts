import { choices } from '../questions/choices';
import type { QuestionSet } from '../questions/question';

const internet: QuestionSet = {
  topic: 'internet',
  questions: [
    {
      id: 'usage_type',
      name: 'Kullanım',
      title: 'İnterneti en çok ne için kullanıyorsunuz?',
      description: 'Birden fazla seçebilirsiniz.',
      type: 'checkbox',
      options: choices({
        browsing: ['Gezinme', 'Haber, alışveriş, sosyal medya'],
        streaming: ['Film ve dizi', 'HD ve 4K yayın izleme'],
        gaming: ['Oyun', 'Düşük gecikme isteyen oyunlar'],
        work: ['Evden çalışma', 'Görüntülü toplantı, dosya paylaşımı'],
        download: ['İndirme', 'Büyük dosyalar, yedekleme'],
      }),
    },
    {
      id: 'household_size',
      name: 'Evdeki kişi',
      title: 'Evde kaç kişi internet kullanıyor?',
      description: 'Aynı anda bağlananların sayısı hızı belirler.',
      type: 'multiple-choice',
      options: choices({
        single: ['Yalnızca ben', '1 kişi'],
        couple: ['Çift', '2 kişi'],
        family: ['Aile', '3–4 kişi'],
        large: ['Kalabalık', '5 kişi ve üzeri'],
      }),
    },
    {
      id: 'connection_type',
      name: 'Bağlantı',
      title: 'Hangi bağlantıyı istiyorsunuz?',
      description: 'Adresinizde ne olduğunu bilmiyorsanız son seçeneği işaretleyin.',
      type: 'multiple-choice',
      options: choices({
        fiber: ['Fiber', 'En hızlısı'],
        vdsl: ['VDSL', '100 Mbps’ye kadar'],
        adsl: ['ADSL', '24 Mbps’ye kadar'],
        unknown: ['Bilmiyorum', 'Hepsini göster'],
      }),
    },
    {
      id: 'budget',
      name: 'Aylık bütçe',
      title: 'Aylık bütçeniz ne kadar?',
      description: 'Her ay ödemek istediğiniz tutarı seçin.',
      type: 'multiple-choice',
      options: choices({
        economic: ['Ekonomik', 'Ayda 150 TL’ye kadar'],
        moderate: ['Orta', 'Ayda 150–300 TL'],
        premium: ['Üst düzey', 'Ayda 300–500 TL'],
        unlimited: ['Sınırsız', 'Ayda 500 TL ve üzeri'],
      }),
    },
    {
      id: 'contract_preference',
      name: 'Taahhüt',
      title: 'Taahhüt ister misiniz?',
      description: 'Taahhütlü paketler genellikle daha ucuzdur.',
      type: 'multiple-choice',
      options: choices({
        no_contract: ['Taahhütsüz', 'İstediğim zaman bırakayım'],
        '12_months': '12 ay',
        '24_months': '24 ay',
      }),
    },
    {
      id: 'additional_services',
      name: 'Ek hizmet',
      title: 'Yanında başka ne olsun?',
      description: 'Hiçbirini istemiyorsanız bu soruyu geçebilirsiniz.',
      type: 'checkbox',
      options: choices({
        tv: ['TV', 'Televizyon paketi'],
        phone: ['Ev telefonu', 'Sabit hat'],
        mobile: ['Mobil hat', 'Cep telefonu tarifesi'],
        static_ip: ['Sabit IP', 'Kamera, sunucu ve oyun için'],
      }),
    },
  ],
  meanings: {
    usage_type: { type: 'attribute', strength: 'wish' },
    household_size: { type: 'attribute', strength: 'wish' },
    connection_type: { type: 'attribute', strength: 'wish', neutral: ['unknown'] },
    budget: {
      type: 'price',
      ranges: {
        economic: { max: 150 },
        moderate: { min: 150, max: 300 },
        premium: { min: 300, max: 500 },
        unlimited: { min: 500 },
      },
    },
    contract_preference: { type: 'attribute', strength: 'wish' },
    additional_services: { type: 'attribute', strength: 'wish' },
  },
  said: {
    connection_type: {
      fiber: 'fiber',
      vdsl: 'vdsl',
      adsl: 'adsl',
    },
    contract_preference: {
      no_contract: 'taahhütsüz',
    },
  },
};

export default internet;
