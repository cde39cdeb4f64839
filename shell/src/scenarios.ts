import type { Reply, Scenario, Visitor } from '@denk/tooling/scenario';
import { previewAddresses } from './standalone/preview-addresses';

const suggestions: Reply<'suggestions'> = {
  answer: {
    suggestions: [
      { text: 'Laptop', type: 'kind' },
      { text: 'laptop çantası', type: 'kind' },
      { text: 'Lenovo IdeaPad Slim 5', type: 'product' },
    ],
  },
};

const openSearch = async ({ user, screen }: Visitor, text = ''): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name: /^Akıllı Arama/ });
  if (button) await user.click(button);
  const box = await screen.findByRole('combobox');
  if (text) await user.type(box, text);
};
const press =
  (name: string) =>
  async ({ user, screen }: Visitor) =>
    user.click(await screen.findByRole('button', { name }));

const { ready, results, failing, throwing, unknown } = previewAddresses;

/** Every state of the frame that QA can call up by name. */
export const scenarios: readonly Scenario[] = [
  { name: 'frame', title: 'Çerçeve: üst ve alt bölüm', address: ready },
  { name: 'frame-results', title: 'Sonuç çerçevesi ve sekmeler', address: `${results}?q=laptop` },
  {
    name: 'overlay',
    title: 'Akıllı Arama açık',
    address: ready,
    play: (visitor) => openSearch(visitor),
  },
  {
    name: 'overlay-history',
    title: 'Akıllı Arama, son aramalarla',
    address: ready,
    local: { 'search-history': ['laptop', 'koşu bandı', 'kadın parfümü'] },
    play: (visitor) => openSearch(visitor),
  },
  {
    name: 'suggestions',
    title: 'Akıllı Arama, önerilerle',
    address: ready,
    replies: { suggestions },
    play: async (visitor) => {
      await openSearch(visitor, 'lap');
      await visitor.screen.findAllByRole('option');
    },
  },
  {
    name: 'suggestions-failing',
    title: 'Öneri servisi hata veriyor: hazır dört öneri',
    address: ready,
    replies: { suggestions: { status: 503, refusal: { error: 'internal error' } } },
    logs: 'status of 503|the canned ones are shown',
    play: async (visitor) => {
      await openSearch(visitor, 'laptop');
      await visitor.screen.findAllByRole('option');
    },
  },
  {
    name: 'suggestions-slow',
    title: 'Öneri servisi yanıt vermiyor: hazır dört öneri',
    address: ready,
    replies: { suggestions: { failure: 'never' } },
    logs: 'the canned ones are shown',
    play: async (visitor) => {
      await openSearch(visitor, 'laptop');
      await visitor.screen.findAllByRole('option', undefined, { timeout: 4000 });
    },
  },
  { name: 'settings', title: 'Ayarlar açık', address: ready, play: press('Ayarlar') },
  {
    name: 'settings-history',
    title: 'Ayarlar, geçmiş temizlenmiş',
    address: ready,
    local: { 'search-history': ['laptop'] },
    play: async (visitor) => {
      await press('Ayarlar')(visitor);
      await press('Geçmişi temizle')(visitor);
    },
  },
  {
    name: 'settings-larger-text',
    title: 'Ayarlar, çok büyük yazı',
    address: ready,
    play: async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Ayarlar' }));
      await user.click(await screen.findByText('Çok büyük'));
    },
  },
  {
    name: 'results-larger-text',
    title: 'Sonuçlar çerçevesi, çok büyük yazı',
    address: results,
    local: { display: { textSize: 'larger', motion: 'system' } },
  },
  { name: 'sign-in', title: 'Giriş Yap açık', address: results, play: press('Giriş Yap') },
  {
    name: 'newsletter-invalid',
    title: 'Bülten: adres eksik',
    shows: ['Lütfen e-posta adresinizi yazın.'],
    address: ready,
    play: press('Abone Ol'),
  },
  {
    name: 'module-failed',
    title: 'Modül açılamıyor: kart',
    address: failing,
    shows: ['Bu bölüm şu anda açılamıyor'],
  },
  {
    name: 'module-threw',
    title: 'Modülün sayfası hata verdi: kart',
    address: throwing,
    logs: 'thrown by the scenario',
    shows: ['Bu bölüm şu anda açılamıyor'],
  },
  { name: 'not-found', title: 'Bu sayfa bulunamadı (404)', address: unknown },
];
