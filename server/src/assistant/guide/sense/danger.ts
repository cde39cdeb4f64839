import { fold } from '@denk/shared/product/text';

/** Somebody in danger, from others or from himself: said outright, or as having no reason to live. */
const crisis = new RegExp(
  [
    String.raw`intihar(?! etm[ei][ym])\w*|kendimi (?:oldur\w*|(?:as|kes|at)(?:mak|sam|aca\w*|icam)\b)|kendime zarar\w*`,
    String.raw`canima kiy\w*|hayatima son\w*|olme(?:k|yi) (?:ist|dusun)\w*|olsem\b|keske \w*\s?(?:olsey|dogmasay)dim`,
    String.raw`yok (?:olmak ist\w*|olsam)|olup gitsem|her ?seyi (?:bitir|sonlandir)mek ist\w*`,
    String.raw`yasamak (?:istemi\w*|(?:\w+ ){0,3}(?:zor|agir|anlamsiz|bos) \w*gel\w*)|yasamaya deg\w*|yasama (?:sevinc|istek|isteg)\w* (?:yok|kalmadi)`,
    String.raw`(?:hic ?bir ?sey|hayat|yasam)\w* (?:artik |hic |bir )*anlami? (?:yok|kalmadi)|yasamam? icin \w*\s?(?:neden\w*|sebe\w*) (?:yok|kalmadi)`,
    String.raw`(?:yasamaktan|hayattan|hayatimdan|canimdan) (?:bik|bez|yorul|usan)\w*|yasa(?:ya|mayi)\w* (?:guc\w*|istegi\w*) (?:yok|kalmadi)`,
    String.raw`siddet goruyor\w*|beni dov\w*|dayak yi\w*|tecavuz\w*|taciz (?:edi|ugra|gor)\w*|bogulacak gibiyim`,
    String.raw`kill myself|suicid\w*|want to die|end my life|hurt(?:ing)? myself`,
  ]
    .map((one) => `\\b(?:${one})`)
    .join('|'),
);
const health =
  /\b(?:agri(?!t)\w*|ishal\w*|dokuntu\w*|bogaz\w* agr\w*|(?<!sac )ilac(?:i|im|imi|lar|iyla|imla|la)?\b|sanci\w*|ates(?:im|i) (?:var|cikt)\w*|kusuyor\w*|mide(?:m|si)? bulan\w*|bas(?:im|i) don\w*|nefes (?:alam|dar)\w*|kanama\w*|kaniyor\w*|tansiyon\w* .{0,12}(?:cik|dust|yuksek|firla)\w*|seker(?:im)? (?:cik|dus|yuksek)\w*|diyabet\w*|migren\w*|kanser\w*|depresyon\w*|carpinti\w*|panik atak\w*|acil(?:e|lik)\b|hastanelik\w*|hangi ilac\w*|ilac (?:oner|kullan|al|yaz)\w*|recete\w*|antibiyoti\w*|teshis\w*|dozu?\b|yan etki\w*|hastayim|hastalandi\w*|oksuruyor\w*|(?:yuz|cild|gozle?r?|dudag|kol|bacag)[iu]m (?:\w+ )?(?:kabar|kasin|kizar|sist|siser)\w*)/;

/** What cannot wait; it is of health, too. */
const urgent =
  /\b(?:bayil(?:di|acak)\b|goz(?:um|u|lerim|leri) karar\w*|gogs\w+ (?:\w+ )?(?:sikis|daral|agri|yan|bask)\w*|kalb\w+ (?:sikis|agri)\w*|(?:kol|yuz|bacag)\w* (?:\w+ ){0,2}uyus\w*|yuzu\w* kay[di]\w*|konusam(?:iyor|adi)\w*|felc (?:gec|in)\w*|nefes alam\w*|zehirlen\w*)/;

/** Whether something that was told is none to wait with, nor to ask a pharmacist about. */
export const isUrgent = (message: string): boolean => urgent.test(fold(message));

/** What must not depend on having learned it: somebody in danger, and what only a doctor may answer. */
export function dangerIn(message: string): 'crisis' | 'health' | undefined {
  const text = fold(message).replace(/\s+/g, ' ');
  if (crisis.test(text)) return 'crisis';
  return health.test(text) || urgent.test(text) ? 'health' : undefined;
}

const loss =
  /\b(?:vefat|cenaze|rahmetli|kaybetti[mk])\w*|\b(?:anne|baba|dede|nine|abi|abla|kardes|es)\w*m (?:\w+ )?oldu\b/;

/** Whether a folded text tells of somebody's death. */
export const isLoss = (text: string): boolean => loss.test(text);
