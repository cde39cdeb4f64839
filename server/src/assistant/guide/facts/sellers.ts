import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';

/** What only a seller knows, and where that stands, in more ways than one. */
const topics: readonly { readonly asked: RegExp; readonly says: readonly string[] }[] = [
  {
    asked: /\b(?:skt|son kullanma|uretim) tarih\w*/,
    says: ['Tarihi partiye göre değişir; satıcıya sorun, ürün gelince ambalajına da bakın.'],
  },
  {
    asked:
      /\bsto[kg]\w*|\btuken(?:d|m|ir)\w*|\belinizde\b|\bkaldi m[iu]\b|\b(?:reng|beden|numara)\w* .*\bgel(?:ir|ecek|iyor)\b|\bkac (?:tane |adet )?kal/,
    says: [
      'Stok durumu anlık değişir; güncelini satıcının ürün sayfası gösterir.',
      'Elinde kalıp kalmadığı satıcının sayfasında görünür.',
    ],
  },
  {
    asked: /\bhediye paket\w*/,
    says: ['Hediye paketini satıcı yapar; seçeneği çoğunlukla sepet adımında çıkar.'],
  },
  {
    asked: /\bkargo\w*|\bne zaman (?:gelir|elime|ulas)\w*|\bteslim(?:at\w*| \w+|i)?\b/,
    says: [
      'Kargo ücreti ve teslim günü satıcıya ve adresinize göre değişir; sepette görünür.',
      'Ne zaman geleceğini satıcının sayfasındaki tahmini teslim tarihi söyler.',
    ],
  },
  {
    asked:
      /\bindirim\w*|\bkampanya\w*|\befsane cuma\w*|\bkupon\w*|\bpazarlik\w*|\bucuzla(?:r|y|n)\w*|\bzam(?:lan\w*| (?:gel|yap)\w*)/,
    says: [
      'Güncel indirimler satıcının sayfasında görünür; ne zaman olacağını buradan bilemem.',
      'İndirimi satıcı belirler; sonuçlar sayfasında satıcıların fiyatlarını yan yana görürsünüz.',
    ],
  },
  {
    asked: /\btaksit\w*|\bkapida ode\w*|\bhavale\w*/,
    says: [
      'Taksit ve ödeme seçenekleri satıcıya ve kartınıza göre değişir; ödeme adımında görünür.',
      'Ödeme koşullarını satıcının sayfasında görürsünüz.',
    ],
  },
  {
    asked: /\biade\w*|\bgeri (?:al|gonder|ver)(?:[iae]|s)\w*|\bdegisim\w*/,
    says: [
      'İade ve değişim koşulları satıcının sayfasında yazar; internetten alınan çoğu üründe 14 gün cayma hakkı vardır.',
      'İadenin nasıl yapılacağını satıcının sayfası anlatır.',
    ],
  },
  {
    asked: /\bgaranti(?:si|li|de|den|ye)?\b|\byetkili servis\w*/,
    says: [
      'Garanti süresini ve servisini satıcının sayfası ve garanti belgesi söyler.',
      'Garanti koşulları için satıcının sayfasına bakın.',
    ],
  },
  {
    asked:
      /\b(?:eski\w*|yedek|\d{4} model|\d+ (?:yil|sene)lik)\b.*(?:\bsat\w+ m[iu]|\bbulun\w+ m[iu]|\bvar m[iu])|\bayri(?:ca)? sat\w+ m[iu]/,
    says: [
      'Tek parça ve yedek için en doğru adres markanın yetkili servisi ya da satıcısıdır.',
      'Yedek parçayı markanın kendisine sormanız en iyisi.',
    ],
  },
];

/** Where somebody finds what he asks and only the seller of a thing knows; undefined where it is nothing of that. */
export const askedOfSeller = (
  text: string,
  { category, contentType }: Kind,
): readonly string[] | undefined => {
  if (contentType !== null || /^(?:finance|insurance)$/.test(category)) return undefined;
  const folded = fold(text);
  return topics.find(({ asked }) => asked.test(folded))?.says;
};
