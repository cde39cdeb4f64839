/** A match as the results show it, told once on the home page; the product is one of the sample catalogue. */
export const sampleMatch = {
  query: 'Akıllı telefon',
  wishes: ['20.000 TL’ye kadar', '5G', 'Uzun pil ömrü', 'Kablosuz şarj'],
  product: {
    id: 'phone-samsung-galaxy-a36-128',
    title: 'Samsung Galaxy A36 128 GB',
    price: 16999,
    seller: 'MediaMarkt',
    reasons: [
      { label: 'Bütçe', met: true },
      { label: '5G', met: true },
      { label: 'Pil ömrü', met: true },
      { label: 'Kablosuz şarj', met: false },
    ],
  },
} as const;
