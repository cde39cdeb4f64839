import type { Reply, Scenario } from '@denk/tooling/scenario';
import { sampleProduct } from './product/sample-product';

const product = (
  name: string,
  title: string,
  reply: Reply<'product'>,
  play?: Scenario['play'],
): Scenario => ({
  name: `product-${name}`,
  title: `Ürün: ${title}`,
  address: '/product/tv-tcl-55c6k',
  replies: { product: reply },
  ...(play ? { play } : {}),
  ...('status' in reply ? { logs: `status of ${reply.status}` } : {}),
});

const filled: Scenario['play'] = async ({ user, screen }) => {
  await user.type(screen.getByLabelText(/^Adınız/), 'Elif Yılmaz');
  await user.type(screen.getByLabelText(/^E-posta adresiniz/), 'elif@ornek.com');
  await user.selectOptions(
    screen.getByLabelText(/^Konu/),
    screen.getAllByRole('option')[1] as HTMLElement,
  );
  await user.type(screen.getByLabelText(/^Mesajınız/), 'Merhaba, bir sorum var.');
  await user.click(screen.getByRole('button', { name: 'Mesajı Gönder' }));
};

const { sellers } = sampleProduct.product;

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
  product('sellers', 'bütün satıcılar', { answer: sampleProduct }, async ({ user, screen }) =>
    user.click(await screen.findByText(/^Tüm Satıcıları Gör/)),
  ),
  product('specs', 'teknik özellikler', { answer: sampleProduct }, async ({ user, screen }) =>
    user.click(await screen.findByRole('tab', { name: 'Teknik Özellikler' })),
  ),
  product('wrong-shape', 'anlaşılmayan yanıt', { broken: { product: 'yok' } }),
  product('loading', 'yükleniyor', { failure: 'never' }),
  product('missing', 'bulunamadı', {
    status: 404,
    refusal: { error: 'Ürün bulunamadı' },
  }),
  product('failed', 'açılamadı', {
    status: 503,
    refusal: { error: 'Ürünler şu anda yüklenemiyor' },
  }),
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
    play: async (visitor) => {
      await filled(visitor);
      await visitor.screen.findByText(/^Teşekkürler/, undefined, { timeout: 3000 });
    },
    still: true,
  },
];
