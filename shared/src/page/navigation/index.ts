/**
 * The only door to react-router-dom. The package itself is not shared between builds: a shared
 * package is not tree-shaken and costs four times as much as these few names.
 */
export {
  BrowserRouter,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export type { Navigator, To } from 'react-router-dom';
export { Link, NavLink } from './link';
export type { LinkProps, NavLinkProps } from './link';
export { paths } from './paths';
export { ParamsContext, useRouteParams } from './route-params';
export { staying, staysInPlace } from './staying';
