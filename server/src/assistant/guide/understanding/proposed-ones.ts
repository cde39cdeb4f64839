import { fold } from '@denk/shared/product/text';

const places: readonly RegExp[] = [
  /(?:^|\s)(?:ilk(?:i|ini|in|ine)?|birinci\p{L}*|bir numara\p{L}*|1(?:\.|inci\p{L}*|\)|[iu]|s[iu]\p{L}*)?)(?=\s|$)/u,
  /(?:^|\s)(?:ikinci\p{L}*|iki numara\p{L}*|ortadaki\p{L}*|2(?:\.|nci\p{L}*|\)|y[iu]|s[iu]\p{L}*)?)(?=\s|$)/u,
  /(?:^|\s)(?:ucuncu\p{L}*|uc numara\p{L}*|son(?:u|unu|uncu\p{L}*|daki\p{L}*)|3(?:\.|uncu\p{L}*|\)|[iu]|s[iu]\p{L}*)?)(?=\s|$)/u,
];
const firstTwo = /\bilk iki\p{L}*/u;
const lastTwo = /\bson iki\p{L}*/u;
const givesUp =
  /\b(?:degistir\p{L}*|yerine|cikar\p{L}*|olmadi|olmamis|olmasin|begenmedim|sevmedim|istemiyorum|kaldir\p{L}*|izledim|izlemistim|okudum|okumustum|baska)\b/u;
const why = /\b(?:neden|niye|nicin|ne diye|sebebi ne|nesi (?:iyi|guzel))\b/u;

/** The places (`ilk ikisi`, `2. si`, `sonuncusu`) that a message about three proposals names, counted from 0. */
export function placesNamed(message: string): readonly number[] {
  const text = fold(message)
    .replace(/(\d)(?:\s*\.\s*|\s*['’])\s*\p{L}{2,4}(?=\s|$)/gu, '$1.')
    .replace(/[,;!?]/g, ' ');
  if (firstTwo.test(text)) return [0, 1];
  if (lastTwo.test(text)) return [1, 2];
  return places.flatMap((place, at) => (place.test(text) ? [at] : []));
}

/** Which proposals shall make room for others: `ilk ikisi güzel ama üçüncüsünü değiştir` names the last. */
export function placesGivenUp(message: string): readonly number[] {
  const clauses = message.split(
    /(?<!\d)[,;.!](?=\s)|(?<=\s)(?:ama|fakat|ancak|lakin|yalnız|yalniz)(?=\s)/u,
  );
  return [
    ...new Set(
      clauses
        .filter((clause) => givesUp.test(fold(clause)))
        .flatMap((clause) => placesNamed(clause)),
    ),
  ];
}

/** `neden bu`, `2. si niye`. */
export const asksWhy = (message: string): boolean => why.test(fold(message));
