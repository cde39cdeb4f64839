import {
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { later } from './later';

/**
 * A part of a page that can be seen, and used as links and forms are without script, before its code is there: the
 * server's markup stays until then. Drawn by the browser alone it appears with its code.
 *
 * @param load gives the component; its chunk is named as `later` says
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = later(load);
  function Arrived({ props, mark }: { readonly props: Props; readonly mark: object }): ReactNode {
    useEffect(() => answers(mark), [mark]);
    // Last: what suspends is tried again from here, and the code may be there by then.
    const Part = part.code ?? use(part.coming);
    return <Part {...props} />;
  }
  // A parent that is drawn again with nothing new for the part must not disturb the server's markup.
  return memo(function LaterPart(props: Props) {
    const [mark] = useState(() => ({}));
    useLayoutEffect(() => {
      silent.add(mark);
      return () => answers(mark);
    }, [mark]);
    return (
      <Suspense>
        <Arrived props={props} mark={mark} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}

/** Parts on screen that do not answer yet. */
const silent = new Set<object>();
const waiting = new Set<() => void>();

function answers(mark: object): void {
  silent.delete(mark);
  if (silent.size > 0) return;
  waiting.forEach((resolve) => resolve());
  waiting.clear();
}

/** Resolves when every part on screen answers. */
export const everyPartAnswers = (): Promise<void> =>
  silent.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve));
