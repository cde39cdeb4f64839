import type { ReactNode } from 'react';
import styles from './portrait.module.css';

/** What makes a portrait: its colours, what lies behind the head, the head where it is not plain, what lies before. */
export interface PortraitParts {
  readonly ground:
    | 'teal'
    | 'coral'
    | 'indigo'
    | 'amber'
    | 'green'
    | 'plum'
    | 'sky'
    | 'rose'
    | 'sand'
    | 'mint'
    | 'lilac';
  readonly back?: ReactNode;
  readonly head?: ReactNode;
  readonly front?: ReactNode;
}

/** The drawn parts of every portrait, by name. */
export const portraits = {
  bob: {
    ground: 'teal',
    back: <path className={styles.hair} d="M24 66V40a24 24 0 0 1 48 0v26z" />,
    front: (
      <path
        className={styles.hair}
        d="M29 44c0-15 8-22 19-22s19 7 19 20c-12 0-20-3-26-9-2 6-6 9-12 11z"
      />
    ),
  },
  beard: {
    ground: 'amber',
    front: (
      <>
        <path
          className={styles.hair}
          d="M30 42c-2-14 6-22 18-22s20 7 18 22c-3-4-4-7-5-10-8 2-18 2-26 0-1 3-2 6-5 10z"
        />
        <path
          className={styles.hair}
          d="M31 44c3 5 5 6 9 6h16c4 0 6-1 9-6 1 14-6 23-17 23S30 58 31 44z"
        />
        <path className={styles.mouth} d="M44 56c2 2 6 2 8 0" />
      </>
    ),
  },
  curls: {
    ground: 'plum',
    back: (
      <path
        className={styles.hair}
        d="M48 12c8 0 14 4 17 9 7 1 12 7 11 14 4 5 4 12 0 16 1 8-5 14-12 14H32c-7 0-13-6-12-14-4-4-4-11 0-16-1-7 4-13 11-14 3-5 9-9 17-9z"
      />
    ),
    front: (
      <path
        className={styles.hair}
        d="M30 40c-2-9 3-15 9-15 3-4 13-5 17-1 7-1 11 8 10 16-4-2-6-4-8-7-4 3-9 3-12 0-4 4-10 4-16 7z"
      />
    ),
  },
  glasses: {
    ground: 'indigo',
    front: (
      <>
        <path
          className={styles.hair}
          d="M30 40c-3-16 8-21 18-21s22 4 18 21c-2-3-4-6-4-9-9-1-19-1-28 0 0 3-2 6-4 9z"
        />
        <path
          className={styles.frames}
          d="M35 44a6 6 0 1 0 12 0 6 6 0 1 0-12 0zm14 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0zm-2 0h2"
        />
      </>
    ),
  },
  'long-hair': {
    ground: 'coral',
    back: (
      <path className={styles.hair} d="M22 86c4-12 2-30 3-44a23 23 0 0 1 46 0c1 14-1 32 3 44z" />
    ),
    front: (
      <path
        className={styles.hair}
        d="M30 46c-2-15 6-24 18-24s20 9 18 24c-3-8-8-12-14-15-6 7-14 11-22 15z"
      />
    ),
  },
  'short-hair': {
    ground: 'green',
    front: (
      <path
        className={styles.hair}
        d="M30 41c-4-14 4-23 17-23 4-3 11-2 13 2 7 3 9 11 6 21-2-3-4-6-4-10-6 2-14 2-19-1-3 4-9 6-9 6s-2 2-4 5z"
      />
    ),
  },
  headscarf: {
    ground: 'sky',
    back: (
      <path className={styles.scarf} d="M22 82c2-8 1-18 1-36a25 26 0 0 1 50 0c0 18-1 28 1 36z" />
    ),
    head: (
      <>
        <path className={styles.scarf} d="M30 58h36v24c-10 8-26 8-36 0z" />
        <ellipse className={styles.skin} cx="48" cy="45" rx="15" ry="18" />
      </>
    ),
    front: (
      <>
        <path
          className={styles.scarf}
          d="M27 46c0-16 8-25 21-25s21 9 21 25c-3-9-8-15-21-15s-18 6-21 15z"
        />
        <path className={styles.fold} d="M35 64c8 5 18 5 26 0M30 73c12 8 24 8 36 0" />
      </>
    ),
  },
  bun: {
    ground: 'rose',
    back: (
      <>
        <circle className={styles.hair} cx="48" cy="15" r="10" />
        <path className={styles.hair} d="M28 52V40a20 21 0 0 1 40 0v12z" />
      </>
    ),
    front: (
      <path
        className={styles.hair}
        d="M30 42c0-12 7-19 18-19s18 7 18 19c-8-2-14-6-18-12-4 6-10 10-18 12z"
      />
    ),
  },
  ponytail: {
    ground: 'mint',
    back: (
      <>
        <path className={styles.hair} d="M62 26c14 2 18 20 12 44-8-6-12-22-12-44z" />
        <path className={styles.hair} d="M28 50V40a20 21 0 0 1 40 0v10z" />
      </>
    ),
    front: (
      <path
        className={styles.hair}
        d="M30 41c0-13 8-20 18-20s18 7 18 20c-4-6-10-10-18-10s-14 4-18 10z"
      />
    ),
  },
  stubble: {
    ground: 'sand',
    front: (
      <>
        <path
          className={styles.shadow}
          d="M32 46c4 4 6 5 10 5h12c4 0 6-1 10-5 0 12-7 20-16 20s-16-8-16-20z"
        />
        <path className={styles.features} d="M43 56c3 3 7 3 10 0" />
        <path
          className={styles.hair}
          d="M30 42c-3-16 6-24 19-23 11 0 19 8 17 23-3-3-4-7-4-11-8-4-18-4-27 0 0 4-2 8-5 11z"
        />
      </>
    ),
  },
  waves: {
    ground: 'lilac',
    back: (
      <path
        className={styles.hair}
        d="M24 74c-4-8 2-12 0-20s2-10 1-16a23 22 0 0 1 46 0c-1 6 3 8 1 16s4 12 0 20c-6 4-12 0-14-6H38c-2 6-8 10-14 6z"
      />
    ),
    front: (
      <path
        className={styles.hair}
        d="M30 46c-2-15 6-24 18-24s20 9 18 24c-2-6-5-9-9-11 0-3-1-5-3-7-5 7-14 10-24 18z"
      />
    ),
  },
} as const satisfies Readonly<Record<string, PortraitParts>>;

export type PortraitName = keyof typeof portraits;
