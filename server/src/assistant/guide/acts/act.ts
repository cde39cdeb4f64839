/** What a clause does: a closed set, one act for every way an answer can differ. */
export const acts = [
  /** Says what is looked for or how it shall be: `kablosuz olsun`, `şehir bisikletlerini göster`. */
  'wish',
  /** Will not have a property, a brand, a thing or one that was shown: `Adidas olmasın`, `süt istemiyorum`. */
  'refuse',
  /** After a list, asks whether there is one like that: `torbalı olanı yok mu`. */
  'seek',
  /** Tells a sum or a level of price: `1500ü geçmesin`, `en ucuzundan`. */
  'money',
  /** Wants the same for less: `daha uygunu yok mu`. */
  'cheaper',
  /** Wants a better or dearer one: `bir üst model`. */
  'dearer',
  /** Wants others than those shown: `başka göster`. */
  'other',
  /** Asks what is known of a shown product or of the thing: `pili kaç saat gider`. */
  'fact',
  /** Asks what tells the shown apart, or which is first in something: `farkı ne`, `en sessizi hangisi`. */
  'compare',
  /** Asks which one to take: `sen olsan hangisini alırsın`. */
  'pick',
  /** Asks for the reason of a proposal: `neden bunlar`. */
  'why',
  /** Takes one, or is content: `Beurer'i alayım`, `tamam bunlar güzel`. */
  'accept',
  /** Gives it up: `vazgeçtim`, `kalsın, almıyorum`. */
  'stop',
  /** Goes on to the next of several things: `sıradakine geç`. */
  'next',
  /** Asks what the seller answers for: delivery, return, warranty, stock, instalments, how to order. */
  'seller',
  /** Asks or says what has nothing to do with buying: weather, politics, jokes. */
  'outside',
  /** Asks who we are and what we can do. */
  'self',
  /** Greets: `kolay gelsin`, `nasılsın`. */
  'greet',
  /** Thanks or takes leave: `sağ ol`, `görüşürüz`. */
  'thanks',
  /** Finds fault with our answer: `onu demedim`, `Milka sütlü ama`. */
  'complain',
  /** Leaves it to us: `fark etmez`, `sen seç`. */
  'leave',
  /** Tells circumstances that ask for nothing by themselves: `iki kedimiz var`, `yeni taşındık`. */
  'tell',
  /** Says how he feels, and wants a human word: `moralim bozuk`, `kaç gündür uyuyamıyorum`. */
  'mood',
  /** Asks what a doctor knows: `günde kaç tane içmeliyim`. */
  'health',
] as const;

export type LearnedAct = (typeof acts)[number];
/** A `crisis` is heard by a rule alone; `unclear` is what nothing is sure enough of. */
export type Act = LearnedAct | 'crisis' | 'unclear';

/** A part of a message that does one thing. */
export interface Clause {
  /** As it was written. */
  readonly text: string;
  /** Its place in the message, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  readonly act: Act;
  /** 0–1: how sure the act is; of an `unclear` one that of the likeliest. */
  readonly certainty: number;
  /** The two likeliest, the first first. What to ask about where it is `unclear`. */
  readonly likely: readonly LearnedAct[];
  /** Its words folded, without marks. */
  readonly words: readonly string[];
  /** It says again what was said before: that weighs more than anything that was read since. */
  readonly insists?: true;
}

/** What a message is said into. */
export interface Said {
  /** Names of the products shown last; empty before there was a list. */
  readonly listed: readonly string[];
  /** What was just asked and is open: `kind`, `budget` or an attribute. */
  readonly asked?: string | undefined;
  /** Id of the kind that is talked of. */
  readonly kind?: string | undefined;
}
