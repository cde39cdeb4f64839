import { fold } from '@denk/shared/product/text';

const crisis =
  /\b(?:intihar\w*|kendimi oldur\w*|olmek ist\w*|yasamak istemi\w*|yasamaya deg\w*|canima kiy\w*|kendime zarar\w*|hayatima son\w*|yasamanin (?:bir )?anlami yok|siddet goruyor\w*|beni dov\w*|dayak yi\w*|tecavuz\w*|taciz (?:edi|ugra|gor)\w*|bogulacak gibiyim|kill myself|suicid\w*)/;
const health =
  /\b(?:agri(?:yor|m|si|lar)?\w*|ishal\w*|dokuntu\w*|bogaz\w* agr\w*|zehirlen\w*|(?<!sac )ilac(?:i|im|imi|lar)?\b|sanci\w*|ates(?:im|i) (?:var|cikt)\w*|kusuyor\w*|mide(?:m|si)? bulan\w*|bas(?:im|i) don\w*|nefes (?:alam|dar)\w*|kanama\w*|kaniyor\w*|bayil(?:di|acak)\w*|tansiyon\w* .{0,12}(?:cik|dust|yuksek|firla)\w*|seker(?:im)? (?:cik|dus|yuksek)\w*|diyabet\w*|migren\w*|kanser\w*|depresyon\w*|panik atak\w*|acil(?:e|lik)\b|hastane\w*|hangi ilac\w*|ilac (?:oner|kullan|al|yaz)\w*|recete\w*|antibiyoti\w*|teshis\w*|dozu?\b|yan etki\w*|hastayim|hastalandi\w*|oksuruyor\w*|ne iyi gelir)/;

/** What must not depend on having learned it: somebody in danger, and what only a doctor may answer. */
export function dangerIn(message: string): 'crisis' | 'health' | undefined {
  const text = fold(message).replace(/\s+/g, ' ');
  if (crisis.test(text)) return 'crisis';
  return health.test(text) ? 'health' : undefined;
}
