import * as real from 'react/jsx-runtime';
import type { ElementType, Key, ReactElement } from 'react';
import { ofOurSite } from './addresses';

type Props = Readonly<Record<string, unknown>>;

const addressed = ['src', 'href', 'poster', 'action'];

/** Pictures and links of a module on a foreign page lead to the site it comes from. */
function whole(type: ElementType, props: Props): Props {
  if (typeof type !== 'string') return props;
  const changed = addressed.flatMap((name) => {
    const value = props[name];
    return typeof value === 'string' && value.startsWith('/') ? [[name, ofOurSite(value)]] : [];
  });
  return changed.length > 0 ? { ...props, ...Object.fromEntries(changed) } : props;
}

export const { Fragment } = real;
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  real.jsx(type, whole(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement =>
  real.jsxs(type, whole(type, props), key);
