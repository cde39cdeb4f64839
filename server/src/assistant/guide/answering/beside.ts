import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import type { Clause } from '../acts';
import type { Talk } from '../talk/talk';

const crisis =
  'Bunu yazmanız önemli; şu an çok zor bir yerde olabilirsiniz ve yalnız kalmak zorunda değilsiniz. Lütfen hemen 112’yi arayın ya da güvendiğiniz birine haber verin; oradaki insanlar size gerçekten yardım edebilir.';

const afterCrisis =
  'Bununla tek başınıza kalmayın. 112 yalnızca ambulans değildir, her türlü acil durumun numarasıdır ve günün her saati açıktır; nasıl olduğunuzu söylemeniz yeter. Yanınıza gelebilecek birine de haber verin.';

const stillHere =
  'Buradayım, yazmanız iyi geldi. Ben kurallarla çalışan bir yardımcıyım, sohbette bir insanın yerini tutamam; güvendiğiniz birini ya da 112’yi aramaktan çekinmeyin.';

/**
 * What is said to somebody in danger, and on until he asks for something himself; undefined where nobody is. To him nothing
 * is proposed.
 */
export function careFor({ clauses, replied, changed }: Talk): string | undefined {
  const isInDanger = clauses.some(({ act }) => act === 'crisis');
  const isInCare = [crisis, afterCrisis, stillHere].includes(replied);
  const asks = changed && clauses.some(({ act }) => act === 'wish');
  if (!isInDanger && (!isInCare || asks)) return undefined;
  if (isInDanger) return replied === crisis ? afterCrisis : crisis;
  return replied === crisis ? afterCrisis : stillHere;
}

const ofRemedies =
  'Geçmiş olsun. Sağlıkla ilgili bir konuda doğru yolu doktorunuz ya da eczacınız gösterir; acil bir durumda 112’yi arayın.';
// Whoever looks for a mattress with a sore back needs no ambulance.
const ofComfort = 'Geçmiş olsun; ağrınız ya da rahatsızlığınız sürerse doktorunuza danışın.';
const seller =
  'Teslimatı, iadeyi, garantiyi ve ödemeyi satıcı belirler; koşulları satıcının sayfasında yazar.';
const sellerOfBought =
  'Aksaklığa üzüldüm; Denk satış yapmaz, yalnız ürün önerir; sorununuzu ürünü aldığınız satıcıya sipariş sayfasından yazmanız gerekir.';
const ofMood =
  'Bunu duyduğuma üzüldüm; zor bir zamandan geçiyorsunuz. Sürerse bir yakınınızla ya da bir doktorla konuşmak iyi gelebilir.';
/** Says how somebody feels, or perhaps does beside what he wants: `canım çok sıkkın bi dizi öner`. */
const isMoody = ({ act, likely, certainty }: Clause): boolean =>
  act === 'mood' || (likely[1] === 'mood' && certainty < 0.75);
const ofTrouble = 'Canınızın sıkılmasına üzüldüm, size iyi gelecek bir şey bulmaya çalışalım.';
const ofBadDay = 'Zor bir gün olmuş, umarım biraz iyi gelir.';
const bought =
  /\b(?:bozuk|kirik|eksik|yanlis|gelmedi|aldi[mg]\w*|verdi[mg]\w*|siparis\w*|kargom|sikayet\w*|musteri|yetkili\w*|insanla)\b/;
const provider = 'Zamanı, yeri ve koşulları hizmeti veren belirler; sayfasında yazar.';
const bank =
  'Bunu ve kesin rakamları banka anlatır; paranızın güvencesi için TMSF’nin sayfasına bakabilirsiniz.';

/** One kind and true sentence for each thing that a message says beside what it looks for, in the order of their weight. */
export function besideTexts({ clauses, message }: Talk, kind: Kind | undefined): readonly string[] {
  const does = new Set(clauses.map(({ act }) => act));
  return [
    does.has('health') ? (kind && kind.category !== 'health' ? ofComfort : ofRemedies) : '',
    does.has('seller')
      ? kind?.category === 'finance'
        ? bank
        : /^(?:services|travel)$/.test(kind?.category ?? '')
          ? provider
          : bought.test(fold(message))
            ? sellerOfBought
            : seller
      : '',
    clauses.some(isMoody)
      ? kind
        ? kind.contentType === null
          ? ofTrouble
          : ofBadDay
        : ofMood
      : '',
    does.has('self')
      ? 'Ben Denk’in kurallarla çalışan yardımcısıyım, yapay zekâ değilim. Burada satış yapılmaz; ev eşyasından elektroniğe, kitaptan tatile ne arıyorsanız size üç ürün önerir, satıcılarını gösteririm.'
      : '',
    does.has('outside')
      ? 'Bu konuda yardımcı olamam; ben ürün ve hizmet seçerken yanınızdayım.'
      : '',
  ].filter(Boolean);
}
