import type { Reply, Scenario } from '@denk/tooling/scenario';
import { keptProduct } from './product/kept-product';
import { sampleProduct } from './product/sample-product';

const product = (
  name: string,
  title: string,
  reply: Reply<'product'>,
  more: Pick<Scenario, 'play' | 'shows'> = {},
): Scenario => ({
  name: `product-${name}`,
  title: `Ürün: ${title}`,
  address: '/product/tv-tcl-55c6k',
  replies: { product: reply },
  ...more,
  ...('status' in reply ? { logs: `status of ${reply.status}` } : {}),
});

const filled: Scenario['play'] = async ({ user, screen }) => {
  await user.type(await screen.findByLabelText(/^Adınız/), 'Elif Yılmaz');
  await user.type(screen.getByLabelText(/^E-posta adresiniz/), 'elif@ornek.com');
  await user.selectOptions(
    screen.getByLabelText(/^Konu/),
    screen.getAllByRole('option')[1] as HTMLElement,
  );
  await user.type(screen.getByLabelText(/^Mesajınız/), 'Merhaba, bir sorum var.');
  await user.click(screen.getByRole('button', { name: 'Mesajı Gönder' }));
};

const failed = {
  shows: ['Ürün bilgileri şu anda yüklenemiyor. Lütfen biraz sonra tekrar deneyin.'],
};

const { sellers } = sampleProduct.product;

const keptSample = (id: string) =>
  keptProduct({ ...sampleProduct.product, id, title: `${sampleProduct.product.title} ${id}` });

/** Every state of the pages that visitors read. */
export const contentScenarios: readonly Scenario[] = [
  { name: 'categories', title: 'Kategoriler', address: '/kategoriler' },
  {
    name: 'categories-none',
    title: 'Kategoriler: eşleşen yok',
    address: '/kategoriler',
    play: async ({ user, screen }) =>
      user.type(await screen.findByRole('searchbox', { name: 'Kategorilerde ara' }), 'zzz'),
  },
  product('ready', 'beş satıcı', { answer: sampleProduct }),
  product('one-seller', 'tek satıcı, puansız, anketsiz tür', {
    answer: {
      ...sampleProduct,
      product: {
        ...sampleProduct.product,
        rating: undefined,
        reviewCount: undefined,
        kind: 'sofa',
        kindLabel: 'Koltuk',
        sellers: sellers.slice(0, 1),
      },
      similar: [],
    },
  }),
  product('long-title', 'uzun ad ve aylık fiyat', {
    answer: {
      ...sampleProduct,
      product: {
        ...sampleProduct.product,
        title:
          'Örnek Marka Çok Uzun Adlı Akıllı Televizyon 2026 Sınırlı Üretim Duvar Askılı Beyaz Çerçeveli',
        priceNote: 'aylık',
      },
    },
  }),
  product(
    'sellers',
    'bütün satıcılar',
    { answer: sampleProduct },
    {
      play: async ({ user, screen }) => user.click(await screen.findByText(/^Tüm Satıcıları Gör/)),
    },
  ),
  product(
    'specs',
    'teknik özellikler',
    { answer: sampleProduct },
    {
      play: async ({ user, screen }) =>
        user.click(await screen.findByRole('tab', { name: 'Teknik Özellikler' })),
    },
  ),
  product(
    'kept',
    'kaydedilmiş, karşılaştırmada',
    { answer: sampleProduct },
    {
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Kaydet' }));
        await user.click(screen.getByRole('button', { name: 'Karşılaştır' }));
      },
      shows: ['Kaydedildi', 'Karşılaştırmada'],
    },
  ),
  product('wrong-shape', 'anlaşılmayan yanıt', { broken: { product: 'yok' } }, failed),
  product('loading', 'yükleniyor', { failure: 'never' }),
  product('missing', 'bulunamadı', {
    status: 404,
    refusal: { error: 'Ürün bulunamadı' },
  }),
  product(
    'failed',
    'açılamadı',
    {
      status: 503,
      refusal: { error: 'Ürünler şu anda yüklenemiyor' },
    },
    failed,
  ),
  { name: 'profile', title: 'Uzman profili', address: '/profile/elif-yilmaz' },
  {
    name: 'profile-collections',
    title: 'Uzman profili: takip edilen, koleksiyonlar',
    address: '/profile/mert-kaya',
    play: async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: /^Takip Et/ }));
      await user.click(screen.getByRole('tab', { name: 'Koleksiyonlar' }));
    },
  },
  { name: 'profile-unknown', title: 'Bilinmeyen uzman', address: '/profile/yok-boyle-biri' },
  { name: 'about', title: 'Hakkımızda', address: '/about' },
  { name: 'saved-empty', title: 'Kaydedilenler: boş', address: '/saved' },
  {
    name: 'saved',
    title: 'Kaydedilenler: iki ürün, biri bakılmış',
    address: '/saved',
    local: {
      shortlist: [keptSample('a'), keptSample('b')],
      'viewed-products': [keptSample('c')],
    },
    shows: ['Kaydettikleriniz (2)'],
  },
  { name: 'privacy', title: 'Gizlilik', address: '/privacy' },
  { name: 'contact', title: 'İletişim', address: '/contact' },
  {
    name: 'contact-invalid',
    title: 'İletişim: eksik alanlar',
    address: '/contact',
    play: async ({ user, screen }) => {
      await user.type(await screen.findByLabelText(/^E-posta adresiniz/), 'elif@');
      await user.click(screen.getByRole('button', { name: 'Mesajı Gönder' }));
    },
    shows: [
      'Lütfen adınızı yazın.',
      'Lütfen geçerli bir e-posta adresi yazın (örn: ad@ornek.com).',
      'Lütfen bir konu seçin.',
      'Lütfen mesajınızı yazın.',
    ],
  },
  {
    name: 'contact-too-long',
    title: 'İletişim: fazla uzun ad ve mesaj',
    address: '/contact',
    play: async ({ user, screen }) => {
      await user.click(await screen.findByLabelText(/^Adınız/));
      await user.paste('Elif '.repeat(25));
      await user.click(screen.getByLabelText(/^Mesajınız/));
      await user.paste('Merhaba. '.repeat(600));
      await user.click(screen.getByRole('button', { name: 'Mesajı Gönder' }));
    },
    shows: [
      'Lütfen adınızı en fazla 120 harfle yazın.',
      'Lütfen e-posta adresinizi yazın.',
      'Lütfen mesajınızı 5.000 harfi geçmeden yazın.',
    ],
  },
  {
    name: 'contact-sending',
    title: 'İletişim: gönderiliyor',
    address: '/contact',
    play: filled,
    still: true,
  },
  {
    name: 'contact-sent',
    title: 'İletişim: gönderildi',
    address: '/contact',
    play: filled,
    shows: ['Teşekkürler, formu başarıyla tamamladınız.'],
    still: true,
  },
];
