import {
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
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
  return inItsTurn((props: Props) => {
    const Part = part.code ?? use(part.coming);
    return <Part {...props} />;
  });
}

/**
 * A piece of a page that is taken over by itself: what surrounds it answers first. A visitor who is quicker has it taken
 * over at once.
 */
export function inItsTurn<Props extends object>(Piece: ComponentType<Props>): ComponentType<Props> {
  // A parent that is drawn again with nothing new for the piece must not disturb the server's markup.
  return memo(function InItsTurn(props: Props) {
    const [mark] = useState(() => ({}));
    useLayoutEffect(() => {
      silent.add(mark);
      return () => answers(mark);
    }, [mark]);
    return (
      <Suspense>
        <Answering mark={mark} />
        <Piece {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}

function Answering({ mark }: { readonly mark: object }): null {
  useEffect(() => answers(mark), [mark]);
  return null;
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
