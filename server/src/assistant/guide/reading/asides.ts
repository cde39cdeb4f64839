import { fold } from '@denk/shared/product/text';

/** What people say beside looking for something: a closed set, each with one kind and true answer. */
export type Aside =
  | 'crisis'
  | 'health'
  | 'shipping'
  | 'returns'
  | 'warranty'
  | 'payment'
  | 'stock'
  | 'order'
  | 'complaint'
  | 'elsewhere'
  | 'who'
  | 'mood'
  | 'insult'
  | 'sad'
  | 'thanks'
  | 'bye'
  | 'greeting';

/** Folded, in the order of their weight: the first that is said is answered. */
const asides: readonly (readonly [Aside, RegExp])[] = [
  [
    'crisis',
    /\b(?:intihar\w*|kendimi oldur\w*|olmek ist\w*|yasamak istemi\w*|yasamaya deg\w*|canima kiy\w*|kendime zarar\w*|hayatima son\w*|yasamanin (?:bir )?anlami yok|siddet goruyor\w*|beni dov\w*|dayak yi\w*|tecavuz\w*|taciz (?:edi|ugra|gor)\w*|bogulacak gibiyim|kill myself|suicid\w*)/,
  ],
  [
    'health',
    /\b(?:agri(?:yor|m|si|lar)?\w*|ishal\w*|dokuntu\w*|bogaz\w* agr\w*|zehirlen\w*|(?<!sac )ilac(?:i|im|imi|lar)?\b|sanci\w*|ates(?:im|i) (?:var|cikt)\w*|kusuyor\w*|mide(?:m|si)? bulan\w*|bas(?:im|i) don\w*|nefes (?:alam|dar)\w*|kanama\w*|kaniyor\w*|bayil(?:di|acak)\w*|tansiyon\w* .{0,12}(?:cik|dust|yuksek|firla)\w*|seker(?:im)? (?:cik|dus|yuksek)\w*|diyabet\w*|migren\w*|kanser\w*|depresyon\w*|panik atak\w*|acil(?:e|lik)\b|hastane\w*|hangi ilac\w*|ilac (?:oner|kullan|al|yaz)\w*|recete\w*|antibiyoti\w*|teshis\w*|dozu?\b|yan etki\w*|hastayim|hastalandi\w*|oksuruyor\w*|ne iyi gelir)/,
  ],
  [
    'complaint',
    /\b(?:sikayet\w*|bozuk (?:gel|cik)(?:di|mis)\w*|parami (?:geri )?\w+|param (?:geri|iade)\w*|siparis\w* (?:gel|ulas|cikma)m?\w*|gelmedi|musteri hizmet\w*|muhatap\w*|dolandir\w*)\b/,
  ],
  [
    'shipping',
    /\b(?:kargo\w*|teslimat\w*|ne zaman (?:gel|ulas)\w*|elim\w* (?:ulas|gel|gec)\w*|yarin\w* (?:kadar )?(?:gel|ulas|yetis)\w*|kac gunde|gonderim\w*|ne zaman elim\w*|eve getir\w*)/,
  ],
  ['returns', /\b(?:iade\w*|geri gonder\w*|geri ver\w*|degisim hakk\w*|cayma\w*)/],
  ['warranty', /\b(?:garanti(?:si|li|den|ye)?|yetkili servis\w*|teknik servis\w*|bozulursa)\b/],
  [
    'payment',
    /\b(?:kapida ode\w*|odeme(?:si|ler\w*|yi|de)?\b|kac taksit\w*|taksitle\b|taksit (?:var|ol|yap)\w*|havale\w*|kredi kartiyla)/,
  ],
  ['stock', /\b(?:stok\w*|elinizde var)\b/],
  [
    'order',
    /\b(?:siparis\w*|satin al(?:mak|acag|ayim|abilir)\w*|nereden al\w*|nasil al(?:irim|abilirim|acagim)|sepet\w*|link(?:i|ini)? (?:at|ver|gonder)\w*|hemen al\w*)/,
  ],
  [
    'elsewhere',
    /\b(?:hava (?:nasil|durumu|kac)\w*|siyaset\w*|secim (?:sonuc|kim)\w*|secimde kim\w*|cumhurbaskan\w*|hangi parti\w*|hukumet\w*|dolar kac\w*|borsa\w*|bitcoin\w*|mac kac kac|kim kazand\w*|siir (?:yaz|oku)\w*|fikra\w*|saka yap\w*|masal anlat\w*|odevi?m\w* (?:yap|coz)\w*|kod yaz\w*|cevir(?:ir misin|sene)|kac eder|talimat\w*|sistem mesaj\w*|promp\w*|ignore (?:all|previous)\w*|rol yap\w*|burcum\w*|ruyam\w*|askim\b|evlenel\w*)/,
  ],
  [
    'who',
    /\b(?:sen kimsin|siz kimsiniz|gercek m[iu]s\w*|kim(?:in)? yapt\w*|kimsin|robot ?mus\w*|bot ?mus\w*|insan ?mis\w*|yapay zeka ?m[iu]\w*|chatgpt\w*|gpt\b|adin ne|denk ne\b|ne ise yararsin|neler yapabil\w*|ne(?:ler)? sat(?:iyor)\w*|neler var\b|ne yapabilirsin|kiminle konus\w*|gercek (?:kisi|insan)\w*|your name|who are you|are you (?:a )?(?:bot|robot|human|real)|what can you do)/,
  ],
  [
    'mood',
    /\b(?:nasilsin\w*|naber|n'aber|ne haber|nasil gidiyor|keyifler|nap[iı]?yo\w*|nabiyo\w*|ne yapiyors\w*)\b/,
  ],
  [
    'insult',
    /\b(?:salak\w*|aptal\w*|gerizekal\w*|geri zekal\w*|amk|aq|siktir\w*|lanet\w*|sacma\w*|hic(?:bir sey)? anla(?:mi|ma)\w*|beni anla(?:mi|ma)\w*|anlamiyorsun\w*|mal misin|ise yaramaz\w*|berbatsin\w*|kotusun)\b/,
  ],
  [
    'sad',
    /\b(?:moral\w* (?:bozuk|sifir)|(?:cok )?uzgunum|(?:den|dan) ayrildi[mk]|terk (?:edildim|etti)|agliyorum|cok mutsuz\w*|kotu hissed\w*|yalniz hissed\w*|canim (?:cok )?sikkin)\b/,
  ],
  [
    'thanks',
    /\b(?:tesekkur\w*|sagol\w*|sag ol\w*|eyvallah|saol\w*|tsk\w*|eyw|mersi|ellerine saglik|thanks|thank you|yardimci oldun\w*)\b/,
  ],
  [
    'bye',
    /\b(?:gorusuruz|gorusmek uzere|hosca ?kal\w*|bay ?bay|bye|kib|iyi geceler|kendine iyi bak|bu kadar yeter|gerek kalmadi|vazgectim bir sey|simdilik bu kadar)\b/,
  ],
  [
    'greeting',
    /^\W*(?:merhaba|merhabalar|selam\w*|slm|mrb|meraba|hey|iyi (?:gunler|aksamlar)|gunaydin|kolay gelsin|sa|hi|hello)\b/,
  ],
];

/** What a message says beside looking for something. */
export function readAside(message: string): Aside | undefined {
  const text = fold(message).replace(/\s+/g, ' ');
  return asides.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Asides that are said even where the message also brings news of what is looked for. */
export const saidBeside: ReadonlySet<Aside> = new Set([
  'health',
  'shipping',
  'returns',
  'warranty',
  'payment',
  'stock',
]);
