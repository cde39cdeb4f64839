/**
 * Navigation within the site, on the browser's own history. The site has one flat table of routes and matches it itself;
 * of a router it takes no more than this, at a tenth of one's weight.
 */
export { addressOf, resolve, stillHistory } from './history';
export type { History, NavigateOptions, To } from './history';
export { Link, NavLink } from './link';
export type { LinkProps } from './link';
export { paths } from './paths';
export { ParamsContext, useRouteParams } from './route-params';
export {
  BrowserRouter,
  MemoryRouter,
  Router,
  StillRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './router';
export { staying, staysInPlace } from './staying';
