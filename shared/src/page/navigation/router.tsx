import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {
  browserHistory,
  memoryHistory,
  stillHistory,
  type Entry,
  type History,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type To,
  type Visit,
} from './history';

/** Goes somewhere, or some steps back (negative) or forward. */
export interface Navigate {
  (to: To, options?: NavigateOptions): void;
  (steps: number): void;
}

interface Routing {
  readonly history: History;
  readonly visit: Visit;
  readonly navigate: Navigate;
}

const RoutingContext = createContext<Routing | undefined>(undefined);

/** The history and the place on screen. Throws outside of a router. */
export function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('there is no router around this');
  return routing;
}

/** The place on screen; while the next page is on its way, still the last one. */
export const useLocation = (): Location => useRouting().visit.location;

/** How the place on screen was reached. */
export const useNavigationType = (): NavigationType => useRouting().visit.type;

/** The same function however often it is asked for. */
export const useNavigate = (): Navigate => useRouting().navigate;

/** The query string of the place on screen. */
export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)] as const, [search]);
}

interface RouterProps {
  readonly history: History;
  readonly children?: ReactNode;
}

/** Draws for the place that a history is at. A step is a transition: what is on screen stays until the next is there. */
export function Router({ history, children }: RouterProps): ReactNode {
  const [visit, setVisit] = useState(history.now);
  useLayoutEffect(() => {
    const onStep = () => startTransition(() => setVisit(history.now()));
    // Whoever went on while they were drawn went before anybody listened.
    onStep();
    return history.follow(onStep);
  }, [history]);
  const navigate = useMemo(
    (): Navigate => (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? history.go(to) : history.navigate(to, options),
    [history],
  );
  const routing = useMemo(() => ({ history, visit, navigate }), [history, visit, navigate]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

interface BrowserRouterProps {
  /** Default: the page's own. */
  readonly window?: Window;
  readonly children?: ReactNode;
}

/** Follows the browser's own history. */
export function BrowserRouter({ window: page, children }: BrowserRouterProps): ReactNode {
  const [history] = useState(() => browserHistory(page ?? window));
  return <Router history={history}>{children}</Router>;
}

interface MemoryRouterProps {
  /** The last one is where it begins; default: the home page. */
  readonly initialEntries?: readonly Entry[];
  readonly children?: ReactNode;
}

/** Keeps a history of its own, in memory. */
export function MemoryRouter({ initialEntries = ['/'], children }: MemoryRouterProps): ReactNode {
  const [history] = useState(() => memoryHistory(initialEntries));
  return <Router history={history}>{children}</Router>;
}

/** Stays at one address, as pages do while the server draws them. */
export function StillRouter(props: {
  readonly address: string;
  readonly children?: ReactNode;
}): ReactNode {
  const { address, children } = props;
  const history = useMemo(() => stillHistory(address), [address]);
  return <Router history={history}>{children}</Router>;
}
