import { foldedWords, isOrdinaryWord } from '../../../language';

type Put = readonly (readonly [RegExp, string])[];

/** `how heavy is the second one` → `the second one ağırlığı ne kadar`. */
const asked = (adjective: string, row: string): Put => [
  [
    new RegExp(
      `\\bhow ${adjective} (?:is|are|does|do|will|would) (.+?)(?: (?:take|last|be))?(?=[?.!,]|$)`,
      'gim',
    ),
    `$1 ${row} ne kadar`,
  ],
  [new RegExp(`\\bhow ${adjective}\\b`, 'gi'), `${row} ne kadar`],
];

/** `cheap`, `cheaper` and `the cheapest` in Turkish. */
const compared = (adjective: string, turkish: string): Put => [
  [new RegExp(`\\b${adjective}i?est(?: ones?)?\\b`, 'gi'), `en ${turkish}`],
  [new RegExp(`\\b${adjective}i?er(?: ones?)?\\b`, 'gi'), `daha ${turkish}`],
  [new RegExp(`\\b${adjective}\\b`, 'gi'), turkish],
];

const numerals = {
  one: 'bir',
  two: 'iki',
  three: 'üç',
  four: 'dört',
  five: 'beş',
  six: 'altı',
  seven: 'yedi',
  eight: 'sekiz',
};

/** English words that a visitor may mix in → Turkish that is read; in the order in which they are replaced. */
const words: Put = [
  [
    /\b(?:what|who) are you\b.*|\bare you (?:a |an |really )*(?:bot|robot|ai|human|real|person)\b.*/gi,
    'sen gerçek misin',
  ],
  [
    /\b(?:(?:is|are) there|(?:do|have) you (?:have|got)) (?:an? |any |some )?(.+?)(?=\?|$)/gim,
    '$1 var mı',
  ],
  [/\b(?:foreigners?|tourists?)\b/gi, 'yabancılar'],
  ...asked('(?:tall|high)', 'yüksekliği'),
  ...asked('wide', 'genişliği'),
  ...asked('deep', 'derinliği'),
  ...asked('heavy', 'ağırlığı'),
  ...asked('(?:big|large)', 'boyutu'),
  ...asked('(?:loud|noisy|quiet)', 'sesi'),
  ...asked('old', 'yaşı'),
  ...asked('far', 'uzaklığı'),
  ...asked('long', 'süresi'),
  [/\bdifferences? between (.+?) and (.+?)(?=[?.!,]|$)/gim, '$1 ile $2 farkı ne'],
  [/\bdifferences? between (.+?)(?=[?.!,]|$)/gim, '$1 farkı ne'],
  [/\bhow much (?:does|do|would|will) (.+?) weigh\b/gi, '$1 ağırlığı ne kadar'],
  [/\bhow much (?:is|are|does|do|would|will) (.+?)(?: cost)?(?=[?.!,]|$)/gim, '$1 ne kadar'],
  [/\bhow much\b/gi, 'ne kadar'],
  [/\bhow many\b/gi, 'kaç'],
  [
    /\b(?:i(?:['’](?:ll|d)| will| would| want to| am going to)? |let me |let['’]?s |we(?:['’](?:ll|d)| will)? )(?:take|buy|go (?:with|for)|choose|pick|get) (.+?)(?=[.!,]|\s+(?:then|please|thanks?|thx)\b|$)/gim,
    '$1 alıyorum',
  ],
  [/\bwhich(?: one)? (?:would|should|do|will) (?:you|i|we) \w+/gi, 'sen hangisini seçerdin'],
  [/\bis (?:it|this|that) worth (?:it|that|the \w+)/gi, 'buna değer mi'],
  // `what is the battery life of the first one`
  [
    /\bwhat(?:['’]s| is| are) (?:the )?(?!difference)(.+?) (?:of|for|on) (.+?)(?=[?.!,]|$)/gim,
    '$2 $1 ne kadar',
  ],
  [
    /\b(?:(?:do you have|have you got) )?(?:any|some)thing (?:from|by) (.+?)(?: var mı)?(?=\?|$)/gim,
    '$1 var mı',
  ],
  [/(?<=[\p{L}\d]) or (?=[\p{L}\d])/giu, ' ya da '],
  [/\b(?:the )?(?:first|top) two(?: ones)?\b/gi, 'ilk ikisi'],
  [/\b(?:the )?last two(?: ones)?\b/gi, 'son ikisi'],
  [/\bscreen size\b/gi, 'ekran boyutu'],
  [/\bscreen\b/gi, 'ekran'],
  [/\bweight\b/gi, 'ağırlık'],
  [/\bno[ -]?frost\b/gi, 'nofrost'],
  [
    /\b(?:i |we )?(?:do not|don['’]?t|dont) (?:want|need|like) (?:an? |any |the )?([\p{L}\d]+)/giu,
    '$1 olmasın',
  ],
  [/\bwithout (?:an? |any )?([\p{L}\d]+)/giu, '$1 olmasın'],
  [/\banything but ([\p{L}\d]+)/giu, '$1 olmasın'],
  [/\b(?:instead of|rather than) ([\p{L}\d]+)/giu, '$1 yerine'],
  [/\bwe are (\w+) (?:people|persons|adults)\b/gi, '$1 kişiyiz'],
  [/\b(?:uses?|consumes?|using) less\b/gi, 'daha az harcıyor'],
  [/\b(?:uses?|consumes?|using) more\b/gi, 'daha çok harcıyor'],
  [/\b(?:electricity|power|energy)\b/gi, 'elektrik'],
  [/\bwater\b(?!proof)/gi, 'su'],
  [/\blasts? longer\b/gi, 'daha uzun dayanır'],
  [/\b(?:delivery|shipping)\b/gi, 'kargo'],
  [/\bfree\b/gi, 'ücretsiz'],
  [/\b(?:warranty|guarantee)\b/gi, 'garanti'],
  [/\b(?:return|refund|send back)\b/gi, 'iade'],
  [/\bmemory\b/gi, 'bellek'],
  [/\bbacklit\b/gi, 'ışıklı'],
  [/\bkeyboard\b/gi, 'klavye'],
  [/\bleather\b/gi, 'deri'],
  [/\bcotton\b/gi, 'pamuklu'],
  [/\bcolou?rs?\b/gi, 'renk'],
  [/\blow light\b/gi, 'loş ışıkta'],
  [/\badults?\b/gi, 'yetişkin'],
  [/\b(?:the )?city cent(?:er|re)\b/gi, 'şehir merkezine'],
  [/^can (.+?) (?:buy|get|use) (?:it|this|them|these)\??$/gim, '$1 alabilir mi'],
  [/^(?:is|are|does|do|can|has) (?!you\b)(.+?)\??$/gim, '$1 mı'],
  [/\b(?:the )?first(?: one)?\b/gi, 'ilki'],
  [/\b(?:the )?second(?: one)?\b/gi, 'ikincisi'],
  [/\b(?:the )?(?:third|last)(?: one)?\b/gi, 'üçüncüsü'],
  [/\b(?:i(?: will|'ll)? )?(?:take|buy)\b/gi, 'alıyorum'],
  [/\b(?:thanks|thank you|thx|cheers)\b/gi, 'teşekkürler'],
  [/\b(?:good ?bye|bye(?: bye)?|see you)\b/gi, 'görüşürüz'],
  [/\b(?:university|college|school)\b/gi, 'okul'],
  [/\bwaterproof\b/gi, 'suya dayanıklı'],
  [/\bwarm(?:er|est)?\b/gi, 'sıcak tutan'],
  [/\bwinter\b/gi, 'kışlık'],
  [/\bsweet\b/gi, 'tatlı'],
  [
    /\b(?:no|not|never|cannot|\w+n['’]t|[dc]ont|cant)(?: \w+){0,4}? (?:more than|over|above|exceed(?:ing)?)\s+(?=[\d₺])/gi,
    'en fazla ',
  ],
  [/\b(?:no|not) (?:less than|under|below)\s+(?=[\d₺])/gi, 'en az '],
  [/\b(?:under|below|less than|up to|at most|max(?:imum)?)\s+(?=[\d₺])/gi, 'en fazla '],
  [/\b(?:over|above|more than|at least)\s+(?=[\d₺])/gi, 'en az '],
  [/\b(?:around|about)\s+(?=[\d₺])/gi, 'yaklaşık '],
  [/\bbetween\s+(?=[\d₺])([\d.,]+\s?k?)\s+and\s+(?=\d)/gi, '$1 - '],
  [/(?<=\d\s?)thousand\b/gi, ' bin'],
  [/\b(?:liras?|turkish liras?)\b/gi, 'TL'],
  [/\b(?:my )?(?:mother|mom|mum)\b/gi, 'anneme'],
  [/\b(?:my )?(?:father|dad)\b/gi, 'babama'],
  [/\bmy wife\b/gi, 'karıma'],
  [/\bmy husband\b/gi, 'kocama'],
  [/\bmy girlfriend\b/gi, 'kız arkadaşıma'],
  [/\bmy boyfriend\b/gi, 'erkek arkadaşıma'],
  [/\b(?:women|woman|female|ladies)(?:'s)?\b/gi, 'kadın'],
  [/\b(?:the )?cheapest(?: one)?\b/gi, 'en ucuzu'],
  [/\b(?:the )?most expensive(?: one)?\b/gi, 'en pahalısı'],
  ...compared('cheap', 'ucuz'),
  ...compared('light', 'hafif'),
  ...compared('heav(?:y|i)', 'ağır'),
  ...compared('small', 'küçük'),
  ...compared('(?:big|bigg|large?)', 'büyük'),
  ...compared('quiet', 'sessiz'),
  ...compared('fast', 'hızlı'),
  ...compared('long', 'uzun'),
  ...compared('short', 'kısa'),
  ...compared('strong', 'güçlü'),
  ...compared('new', 'yeni'),
  ...compared('soft', 'yumuşak'),
  ...compared('thin(?:n)?', 'ince'),
  ...compared('thick', 'kalın'),
  [/\b(?:not|isn't) too expensive\b/gi, 'pahalı olmasın'],
  [/\b(?:too )?expensive\b/gi, 'pahalı'],
  [/\b(?:per|a|every) month\b|\bmonthly\b/gi, 'aylık'],
  [/\b(?:per|a|each) night\b/gi, 'gecelik'],
  [/\b(?:per|a|each) person\b/gi, 'kişi başı'],
  [/\b(?:both|two) of us\b/gi, 'ikimize'],
  [/\btwo (?=people|persons|adults|nights)/gi, '2 '],
  [/\b(?:in )?total\b/gi, 'toplam'],
  [/\bnights?\b/gi, 'gece'],
  [
    /\b(\d{1,2})[ -]?years?[ -]?old(?: (?:boy|girl|son|daughter|nephew|niece|kid|child))?\b/gi,
    '$1 yaşında çocuğa',
  ],
  [/\b(?:over|on)[ -]ears?\b/gi, 'kulak üstü'],
  [/\bin[ -]ears?\b/gi, 'kulak içi'],
  [/\bnoise[ -]cancel\w*\b/gi, 'gürültü engelleyen'],
  [/\bgifts?\b/gi, 'hediye'],
  [/\bcamera\b(?!\s*(?:bag|lens))/gi, 'kamera'],
  [/\bbattery(?: life)?\b/gi, 'pil'],
  [/\bgaming\b/gi, 'oyun'],
  [/\bwireless\b/gi, 'kablosuz'],
  [/\blightweight\b/gi, 'hafif'],
  [/\bwhich(?: one)?\b/gi, 'hangisi'],
  [/\bnot (?:a |an |the )?([\p{L}\d]+)/giu, '$1 olmasın'],
  [/\bbest\b/gi, 'en iyi'],
  [/\bbetter\b/gi, 'daha iyi'],
  [/\b(?:difference|compare)\w*\b/gi, 'fark'],
  [/\bwhy\b/gi, 'neden'],
  [/\bother(?:s)?\b/gi, 'başka'],
  [/\bfor running\b/gi, 'koşu için'],
  [/\brunning\b/gi, 'koşu'],
  [/\bshoes\b/gi, 'ayakkabı'],
  [/\b(?:with )?(?:my )?family\b/gi, 'aile'],
  [/\bpeople\b/gi, 'kişilik'],
  [/\b(?:kids?|child|children)\b/gi, 'çocuk'],
  [/\ball[- ]inclusive\b/gi, 'her şey dahil'],
  [/\bmuseum pass(?:es)?\b/gi, 'turistler için müze kartı'],
  [/\bmuseum tickets?\b/gi, 'turistler için müze bileti'],
  [/\bforeigners?\b/gi, 'turistler'],
  [/\bcars?\b/gi, 'araba'],
  [/\bmy (?:son|boy)\b/gi, 'oğluma'],
  [/\bmy (?:daughter|girl)\b/gi, 'kızıma'],
  [/\bmy (?:brother|sister)\b/gi, 'kardeşime'],
  [/\bmy friend\b/gi, 'arkadaşıma'],
  [/\b(?:men|man|male|gents?)(?:['’]?s)?\b/gi, 'erkek'],
  [/\bblack\b/gi, 'siyah'],
  [/\bwhite\b/gi, 'beyaz'],
  [/\bred\b/gi, 'kırmızı'],
  [/\bblue\b/gi, 'mavi'],
  [/\bgreen\b/gi, 'yeşil'],
  [/\bpink\b/gi, 'pembe'],
  [/\bgr[ae]y\b/gi, 'gri'],
  [/\byellow\b/gi, 'sarı'],
  [/\bbrown\b/gi, 'kahverengi'],
  ...Object.entries(numerals).map(([english, turkish]): readonly [RegExp, string] => [
    new RegExp(`\\b${english}\\b(?= \\p{L})`, 'giu'),
    turkish,
  ]),
  [/\bno ([\p{L}\d]+)(?= please|[.,!]|$)/gimu, '$1 olmasın'],
  [/\bthe other(?: one)?\b/gi, 'öteki'],
];
/** What says nothing of a thing: also words that the search would take for a slip of one that does (`moved`). */
const small =
  /(?<!\p{L})(?:i|i['’](?:m|ve|d|ll)|we|he|she|they|it|you|me|us|him|her|them|my|our|your|this|that|these|those|a|an|the|some|any|one|ones|want|wants|need|needs|look|looking|search|searching|find|show|give|get|help|recommend|suggest|would|could|should|can|will|do|does|did|have|has|had|is|are|am|was|were|be|been|like|likes|prefer|speak|english|what|which|who|where|when|hello|hi|hey|dear|please|thanks|thank|ok|okay|yes|well|so|then|also|too|very|really|just|only|maybe|perhaps|still|now|soon|again|already|actually|but|and|or|if|between|because|since|as|at|to|of|in|on|for|from|with|by|into|near|about|under|below|over|budget|price|around|room|moved|moving|move|live|living|stay|visit|visiting|go|going|buy|new here|there|here|something|anything|good|nice|great|best)(?!\p{L})/giu;
const turkish =
  /[çğıöşüÇĞİÖŞÜ]|\b(?:bir|icin|lazim|istiyorum|ariyorum|olsun|ve|var|bana|kadar|oner)\b/i;

/** A message with the English words that matter put in Turkish, and whether it is an English one; `was`: the one before was. */
export function inTurkish(
  message: string,
  was: boolean,
): { readonly text: string; readonly english: boolean } {
  const found = [small, ...words.map(([pattern]) => pattern)].reduce(
    (all, pattern) => all + (message.match(pattern)?.length ?? 0),
    0,
  );
  const length = message.split(/\s+/).filter(Boolean).length;
  const english = found >= (was ? 1 : 2) && found >= length / 4 && !turkish.test(message);
  // `black mirror izledim` is a Turkish message; `camera` alone need not be.
  const isTurkish = !english && foldedWords(message).some(isOrdinaryWord);
  if (isTurkish) return { text: message, english };
  const put = words.reduce((said, [pattern, word]) => said.replace(pattern, word), message);
  return { text: english ? put.replace(small, ' ') : put, english };
}
