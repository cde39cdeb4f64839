import type { Kind } from '../../../catalogue';
import type { Aside } from '../reading/asides';

/** One kind and true answer to each thing that people say beside looking for something. */
export const asideTexts: Readonly<Record<Aside, string>> = {
  crisis:
    'Bunu yazmanız önemli; şu an çok zor bir yerde olabilirsiniz ve yalnız kalmak zorunda değilsiniz. Lütfen hemen 112’yi arayın ya da güvendiğiniz birine haber verin; oradaki insanlar size gerçekten yardım edebilir.',
  health:
    'Geçmiş olsun. Sağlıkla ilgili bir konuda doğru yolu doktorunuz ya da eczacınız gösterir; acil bir durumda 112’yi arayın.',
  shipping: 'Kargo süresini ve ücretini satıcı belirler; ürünün satıcı sayfasında yazar.',
  returns:
    'İade ve değişim koşullarını satıcı belirler; satın almadan önce satıcının sayfasında görebilirsiniz.',
  warranty:
    'Garantiyi ve servisi satıcı ile üretici sağlar; süresi ve koşulları satıcının sayfasında yazar.',
  payment: 'Ödeme ve taksit seçeneklerini satıcı sunar; burada ödeme alınmaz.',
  stock: 'Stok durumunu satıcı bilir; satıcının sayfasında güncel hâlini görürsünüz.',
  order: 'Burada satış yapılmaz; sonuçlar sayfasındaki bağlantılar sizi satıcıya götürür.',
  complaint:
    'Burada satış yapılmaz; siparişinizle ilgili sorunu ürünü aldığınız satıcıya iletmeniz gerekir.',
  elsewhere: 'Bu konuda yardımcı olamam; ben ürün ve hizmet seçerken yanınızdayım.',
  who: 'Ben Denk’in kurallarla çalışan yardımcısıyım, yapay zekâ değilim; birkaç soruyla size üç ürün bulurum.',
  mood: 'İyiyim, teşekkür ederim; umarım siz de iyisinizdir.',
  insult: 'İşinize yaramadığım için üzgünüm; daha iyisini yapmak isterim.',
  sad: 'Bunu duyduğuma üzüldüm; umarım kısa sürede daha iyi olursunuz.',
  thanks: 'Rica ederim!',
  bye: 'Görüşmek üzere, iyi günler!',
  greeting: 'Merhaba!',
};

/** The answer to an aside as it is said of a kind of things. */
export const asideText = (aside: Aside, kind: Kind): string =>
  // Whoever looks for a mattress with a sore back needs no ambulance.
  aside === 'warranty' && kind.category === 'finance'
    ? 'Paranızın güvencesini ve koşulları bankanın kendisi ya da TMSF anlatır; katalogda bu bilgi yok.'
    : aside === 'health' && kind.category !== 'health'
      ? 'Geçmiş olsun; ağrınız ya da rahatsızlığınız sürerse doktorunuza danışın.'
      : aside === 'shipping' && kind.category === 'services'
        ? 'Zamanı ve koşulları hizmeti veren belirler; sayfasında yazar.'
        : asideTexts[aside];
