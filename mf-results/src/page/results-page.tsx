import { laterPart } from '@denk/shared/page/later';
import { useNavigationType } from '@denk/shared/page/navigation';
import { useEffect, useEffectEvent } from 'react';
import { wantedKey } from '../address/wanted';
import { useEntry } from '../entry/use-entry';
import { useAnswersGiven } from '../search/use-answers-given';
import { BottomSearch, Unreadable } from './later-parts';
import { Results } from './results';
import { ResultsPlaceholder } from './results-placeholder';
import type { ResultsProps } from './use-results';

const AiResults = laterPart(
  async () => (await import(/* webpackChunkName: "results-later" */ './ai-results')).AiResults,
);

/** `/results`, `/internet-results` and the tabs' paths (docs/product.md#results-page). */
export default function ResultsPage() {
  const entry = useEntry();
  const wanted = 'wanted' in entry ? entry.wanted : undefined;
  const given = useAnswersGiven();
  useTopOfPage(wanted && wantedKey(wanted));
  return (
    <>
      {'wanted' in entry ? (
        <Wish key={wantedKey(entry.wanted)} {...entry} given={given} />
      ) : entry.kind === 'unreadable' ? (
        <Unreadable sentence={entry.sentence} />
      ) : (
        <ResultsPlaceholder />
      )}
      <BottomSearch />
    </>
  );
}

/** One wish, whoever it comes from. */
function Wish({ wanted, device, given }: ResultsProps) {
  const came = { device, given };
  return wanted.mode === 'ai' ? (
    <AiResults wanted={wanted} {...came} />
  ) : (
    <Results wanted={wanted} {...came} />
  );
}

/** Up on load and when something else is wanted; Back goes to where it was left. */
function useTopOfPage(key: string | undefined) {
  const type = useNavigationType();
  const toTop = useEffectEvent(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  });
  useEffect(() => toTop(), [key]);
}
