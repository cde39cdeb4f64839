import { fold } from '@denk/shared/product/text';
import { unsaid } from '../names/unsaid';

/** What is said the same to everybody: about us, about the seller, to somebody who is unwell or in danger. */
export const fixed = {
  crisis:
    'Bunu yazmanız önemli; şu an çok zor bir yerde olabilirsiniz ve yalnız kalmak zorunda değilsiniz. Lütfen hemen 112’yi arayın ya da güvendiğiniz birine haber verin; oradaki insanlar size gerçekten yardım edebilir.',
  afterCrisis:
    'Bununla tek başınıza kalmayın. 112 yalnızca ambulans değildir, her türlü acil durumun numarasıdır ve günün her saati açıktır; nasıl olduğunuzu söylemeniz yeter. Yanınıza gelebilecek birine de haber verin.',
  stillHere:
    'Buradayım, yazmanız iyi geldi. Ben kurallarla çalışan bir yardımcıyım, sohbette bir insanın yerini tutamam; güvendiğiniz birini ya da 112’yi aramaktan çekinmeyin.',
  remedies:
    'Geçmiş olsun. Sağlıkla ilgili bir konuda doğru yolu doktorunuz ya da eczacınız gösterir; acil bir durumda 112’yi arayın.',
  urgent:
    'Geçmiş olsun. Bu beklemeye gelmez: 112’yi arayın ya da en yakın acil servise gidin; ürüne sonra bakarız.',
  // Whoever looks for a mattress with a sore back needs no ambulance.
  comfortOfPet: 'Geçmiş olsun; sürerse ya da ağırlaşırsa veteriner hekiminize gösterin.',
  comfort: 'Geçmiş olsun; sürerse ya da emin olamazsanız bir doktora görünmek en doğrusu.',
  pregnancy: 'Hamilelikte ve emzirirken kullanmadan önce doktorunuza danışın.',
  allergy: 'Alerjen ve iz bilgisi katalogda eksik olabilir, ambalajındaki içeriği mutlaka okuyun.',
  seller:
    'Teslimatı, iadeyi, garantiyi ve ödemeyi satıcı belirler; koşulları satıcının sayfasında yazar.',
  provider: 'Zamanı, yeri ve koşulları hizmeti veren belirler; sayfasında yazar.',
  bank: 'Bunu ve kesin rakamları banka anlatır; paranızın güvencesi için TMSF’nin sayfasına bakabilirsiniz.',
  insurer:
    'Bunu poliçe ve sigorta şirketi belirler; teklif alırken sorabilir, teminat sayfasında görebilirsiniz.',
  sum: 'Söylediğiniz tutara göre hesap yapamıyorum, listedeki tutarlar örnektir; kesin rakamı banka verir.',
  mood: 'Bunu duyduğuma üzüldüm, umarım gününüz güzelleşir.',
  trouble: 'Umarım gününüz güzelleşir.',
  glad: 'Ne güzel!',
  loss: 'Başınız sağ olsun, çok üzüldüm.',
  noWorry: 'Rica ederim, hiç sorun değil.',
  self: 'Ben Denk’in kurallarla çalışan yardımcısıyım, yapay zekâ değilim. Burada satış yapılmaz; ev eşyasından elektroniğe, kitaptan tatile ne arıyorsanız size üç ürün önerir, satıcılarını gösteririm.',
  outside: 'Bu konuda yardımcı olamam; ben ürün ve hizmet seçerken yanınızdayım.',
  here: 'Bir ürün ya da hizmet ararsanız ben buradayım.',
  english: 'I understand English, but I can only answer in Turkish.',
  cut: 'Mesajınızın ilk 2.000 karakterini okudum.',
  welcome: 'Rica ederim! Aklınıza takılan olursa yine yazın.',
  stopped: 'Tamam, burada bırakalım. Fikriniz değişirse ya da başka bir şey ararsanız buradayım.',
  nothingNext: 'Sırada bekleyen başka bir ürün kalmadı. Aklınızda ne varsa yazın, ona bakalım.',
} as const;

/** What a person answers to thanks, good wishes, greetings and leave-taking: the first that a message holds. */
const courtesies: readonly (readonly [RegExp, string])[] = [
  [/\b(?:te?se?k\w*|sag ?ol\w*|saol\w*|eyv\w*|razi)\b/, fixed.welcome],
  [
    /\b(?:iyi|hayirli|mutlu|nice) (?:gun|aksam|gece|is|calisma|bayram|cuma|yil|tatil|hafta|pazar)\w*|\b(?:kutlu|mubarek|gelsin)\b/,
    'Teşekkür ederim, size de!',
  ],
  [/\b(?:nasilsin\w*|naber|ne haber|nasil gidiyor)\b/, 'İyiyim, teşekkür ederim!'],
  [/\b(?:merhaba\w*|selam\w*|slm|mrb|hey)\b/, 'Merhaba!'],
  // `eşime sorayım`, `düşünüp dönerim`, `görüşürüz`
  [
    /\w(?:[ae]y[iu]m|[aeiu]r[iu]m|[aeiu]r[iu]z)\b|\b(?:hosca ?kal\w*|saglicakla|bay bay|kac(?:ar|tim))\b/,
    'Görüşmek üzere, karar verince buradayım.',
  ],
];

/** How one answers thanks, each way once. */
const welcomes = [
  fixed.welcome,
  'Ne demek, her zaman.',
  'Ben teşekkür ederim, iyi günler dilerim!',
];

/** The answer to a message that is only kind. */
export function kindly(message: string, replies: readonly string[]): string {
  const text = fold(message);
  const said = courtesies.find(([heard]) => heard.test(text))?.[1] ?? fixed.welcome;
  return said === fixed.welcome ? unsaid(replies, welcomes) : said;
}
