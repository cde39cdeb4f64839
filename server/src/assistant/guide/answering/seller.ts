import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { unsaid } from '../names/unsaid';
import { fixed } from './fixed-replies';

/** What only a seller knows, and where that stands, in more ways than one. */
const topics: readonly { readonly asked: RegExp; readonly says: readonly string[] }[] = [
  {
    asked: /\bsto[kg]|\btuken|\bkaldi m[iu]|\bmevcut/,
    says: [
      'Stok durumu anlık değişir; güncelini satıcının ürün sayfası gösterir.',
      'Elinde kalıp kalmadığı satıcının sayfasında görünür.',
    ],
  },
  {
    asked: /\bhediye paket|\bpaketle/,
    says: ['Hediye paketini satıcı yapar; seçeneği çoğunlukla sepet adımında çıkar.'],
  },
  {
    asked: /\bkargo|\bteslim|\bne zaman gel|\bkac gun|\bgelir\b|\belime/,
    says: [
      'Kargo ücreti ve teslim günü satıcıya ve adresinize göre değişir; sepette görünür.',
      'Ne zaman geleceğini satıcının sayfasındaki tahmini teslim tarihi söyler.',
    ],
  },
  {
    asked: /\bindirim|\bkampanya|\bkupon|\bpazarlik|\bucuzla|\bzam/,
    says: [
      'Güncel indirimler satıcının sayfasında görünür; ne zaman olacağını buradan bilemem.',
      'İndirimi satıcı belirler; sonuçlar sayfasında satıcıların fiyatlarını yan yana görürsünüz.',
    ],
  },
  {
    asked: /\btaksit|\bode|\bhavale|\bkart/,
    says: [
      'Taksit ve ödeme seçenekleri satıcıya ve kartınıza göre değişir; ödeme adımında görünür.',
      'Ödeme koşullarını satıcının sayfasında görürsünüz.',
    ],
  },
  {
    asked: /\biade|\bgeri (?:al|gonder|ver)|\bdegis/,
    says: [
      'İade ve değişim koşulları satıcının sayfasında yazar; internetten alınan çoğu üründe 14 gün cayma hakkı vardır.',
      'İadenin nasıl yapılacağını satıcının sayfası anlatır.',
    ],
  },
  {
    asked: /\bgaranti|\bservis/,
    says: [
      'Garanti süresini ve servisini satıcının sayfası ve garanti belgesi söyler.',
      'Garanti koşulları için satıcının sayfasına bakın.',
    ],
  },
  { asked: /\bnere|\bsiparis|\bsatin al|\bnasil al/, says: [fixed.buying] },
];

/** Where somebody finds what he asks and only the seller of a thing knows. */
export function sellerSays(
  question: string,
  kind: Kind | undefined,
  replies: readonly string[],
): string {
  const category = kind?.category ?? '';
  if (category === 'finance') return fixed.bank;
  if (category === 'insurance') return fixed.insurer;
  if (/^(?:services|travel)$/.test(category)) return fixed.provider;
  const text = fold(question);
  const own = topics.find(({ asked }) => asked.test(text))?.says;
  return own ? unsaid(replies, own) : fixed.seller;
}
