import { isOrdered, isVerb, remembering, stem, verbStems, withoutEndings } from '../../language';

const shortestKey = 3;
/** What does not cool (`soğutmuyor`) needs another thing than what shall cool. */
const refused = /m(?:[iu]yo|[ae](?:d[iu]|z|y[ae][nc]|m[iu]s|s[iu]n))/;
const mostRemembered = 5000;

/** What the forms of a word share: `ölçecek` and `ölçmek`, `saçlarım` and `saçım`. */
export const keysOf = remembering(mostRemembered, (folded): ReadonlySet<string> => {
  const rests = [folded, ...withoutEndings(folded)].map(stem);
  // An order (`öğren`) is the verb’s stem itself.
  const stems = [...verbStems(folded), ...(isOrdered(folded) ? verbStems(`${folded}k`) : [])];
  const verbs = (stems.length || !isVerb(folded) ? stems : [folded]).map(
    (verb) => `${verb}-${refused.test(folded) ? 'me' : ''}`,
  );
  return new Set([folded, ...rests.filter((rest) => rest.length >= shortestKey), ...verbs]);
});
