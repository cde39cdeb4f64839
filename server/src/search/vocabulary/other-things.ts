import { stem } from '../../language';
import type { Vocabulary } from './vocabulary';
import type { Lexicon } from './lexicon';

const names = [
  // In the house and the kitchen
  `abajur ayna battaniye bardak bornoz caydanlik cerceve dolap fincanlik hali havlu kasik kavanoz kilim kitaplik
   kumas masa merdiven mikrodalga mikser minder mum nevresim ocak paspas pecete perde raf sandalye sandik
   saksi sehpa semaver sifonyer stor sunger surahi tabak tabure tepsi termos utu vazo yastik yorgan zil carsaf alez
   airfryer blender davlumbaz fritoz fon kettle sofben soba termosifon tost vantilator isitici deterjan`,
  // To build, to mend and to drive
  `alci balta bijon boru cekic cimento civata conta duy fayans fener hortum kablo kilit kumanda kurek macun makas matkap
   mengene musluk parke pense priz tornavida testere tutkal vida vinc zimba zimpara zincir aku jant egzoz mazot`,
  // To wear
  `alyans atki atlet basortu bere bileklik bilezik boxer corap cuzdan cizme eldiven esarp esofman etek forma gecelik
   gomlek hirka kazak kemer kilot kolye kravat kupe pantolon papuc patik pijama pirlanta pelerin sal sandalet sapka sutyen
   tayt terlik tisort tulum tunik yelek yuzuk`,
  // For desk and play
  `akvaryum bilye boncuk cetvel defter dosya kalem kalemlik kirtasiye klavye kumbara mousepad modem monitor
   mikrofon hoparlor soundbar projeksiyon projektor drone harddisk router yazici toner tripod kaset plak pastel silgi
   takvim tahta type zarf top raket kaykay kizak misina olta pinpon satranc tavla`,
  // For body and health
  `aspirin aseton agda baston bandaj deodorant epilator firca ilac jilet lif oje pamuk parol ped peruk sabun sargi
   tarak termometre tiras toka`,
  // To eat and drink
  `ayran bal bira biskuvi ceviz domates dondurma ekmek elma erik fistik helva incir kavurma kavun kefir
   kek ketcap kiraz kivi kola kurabiye lahana lahmacun limon manti maydanoz meyve misir muz nane nar patates patlican
   peynir portakal raki recel sakiz salam salca sarap sarimsak sebze seker simit sirke sogan sosis sucuk sut tarhana
   tereyag tursu turp un uzum yogurt yumurta zeytin sigara`,
  // Not to be bought here
  `avukat bitcoin borsa doktor dolar doviz ehliyet emlak eczane hekim hisse hastane kripto kuafor kurye noter psikolog terzi
   yem yemi kum`,
];

const stems: ReadonlySet<string> = new Set(names.join(' ').split(/\s+/).map(stem));

/**
 * Whether a stem names one of the everyday things that a catalogue may lack. While it does, the word is no typing error
 * for one of its own (`ocak` for `uçak`), and what it heads is that thing and no other (`diş macunu` is no make-up).
 */
export const isOtherThing = (stemmed: string): boolean => stems.has(stemmed);

/**
 * Whether the thing that a query's last word names is none of the catalogue's. A word that only belongs to a longer name
 * of one kind says so little: `monitör` is no `blood pressure monitor`, unless another word speaks of that kind, too.
 */
export function lacksThing(
  stems: readonly string[],
  lexicon: Pick<Lexicon, 'kindNames' | 'kindHintedBy'>,
  vocabulary: Vocabulary,
): boolean {
  const last = stems.at(-1) ?? '';
  if (!isOtherThing(last)) return false;
  if (!vocabulary.has(last)) return true;
  const kind = lexicon.kindHintedBy(last);
  if (kind === undefined || lexicon.kindNames.find(stems).at(-1)?.to === stems.length) return false;
  return !stems.slice(0, -1).some((other) => lexicon.kindHintedBy(other) === kind);
}
