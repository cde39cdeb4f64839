import { foldedWords, isOrdinaryWord } from '../../../language';

/** English words that a visitor may mix in → Turkish that is read; in the order in which they are replaced. */
const words: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:what|who) are you\b.*|\bare you (?:a |an |really )*(?:bot|robot|ai|human|real|person)\b.*/gi,
    'sen gerçek misin',
  ],
  [
    /\b(?:(?:is|are) there|(?:do|have) you (?:have|got)) (?:an? |any |some )?(.+?)(?=\?|$)/gim,
    '$1 var mı',
  ],
  [/\b(?:foreigners?|tourists?)\b/gi, 'yabancılar'],
  [/^can (.+?) (?:buy|get|use) (?:it|this|them|these)\??$/gim, '$1 alabilir mi'],
  [/^(?:is|are|does|do|can|has) (?!you\b)(.+?)\??$/gim, '$1 mı'],
  [/\b(?:the )?first(?: one)?\b/gi, 'ilki'],
  [/\b(?:the )?second(?: one)?\b/gi, 'ikincisi'],
  [/\b(?:the )?(?:third|last)(?: one)?\b/gi, 'üçüncüsü'],
  [/\b(?:i(?: will|'ll)? )?(?:take|buy)\b/gi, 'alıyorum'],
  [/^\s*(?:thanks|thank you)\b/gi, 'teşekkürler'],
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
  [/\bcheaper(?: ones?)?\b/gi, 'daha ucuz'],
  [/\bcheap(?:est)?\b/gi, 'ucuz'],
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
  [/\b(?:lightweight|light)\b/gi, 'hafif'],
  [/\bwhich(?: one)?\b/gi, 'hangisi'],
  [/\bnot (?:a |an |the )?(\w+)/gi, '$1 olmasın'],
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
  [/\blighter\b/gi, 'daha hafif'],
  [/\bcars?\b/gi, 'araba'],
  [/\bblack\b/gi, 'siyah'],
  [/\bwhite\b/gi, 'beyaz'],
];
const small =
  /(?<!\p{L})(?:i|i'm|want|need|looking|for|the|an|my|with|please|can|you|what|which|is|are|do|have|hello|hi|me|some|good|best|recommend|suggest|something|with|one|show|thanks|thank|it|something|would|like|speak|english|help|budget|under|below|over|maybe|no|too|near|very|but|ok|room|price|at|to|of|in|on)(?!\p{L})/giu;
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
