import { useSearchParams } from '@denk/shared/page/navigation';
import { browserStorage, type TextStorage } from '@denk/shared/page/storage';
import type { ReactNode } from 'react';
import { Questionnaire } from '../flow/questionnaire';
import perfume from '../question-sets/perfume';
import type { LoadQuestionSet } from '../questions/load-question-set';
import { previewSet } from './preview-set';

const session = browserStorage('session');
const refusing: TextStorage = { ...session, write: () => false };

const loads: Readonly<Record<string, LoadQuestionSet>> = {
  types: () => Promise.resolve(previewSet),
  perfume: () => Promise.resolve(perfume),
  never: () => new Promise(() => {}),
  failing: () => Promise.reject(new Error('questions refused by the scenario')),
};

/** States that visitors cannot choose: `?set=types`, `never`, `failing`; `&storage=full`. Standalone only. */
export default function PreviewPage(): ReactNode {
  const [parameters] = useSearchParams();
  return (
    <Questionnaire
      query={parameters.get('q') ?? 'parfüm'}
      topic="perfume"
      load={loads[parameters.get('set') ?? ''] ?? loads.types}
      storage={parameters.get('storage') === 'full' ? refusing : session}
    />
  );
}
