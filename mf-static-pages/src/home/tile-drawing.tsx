import { classNames } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import type { TileArtName } from './tiles';
import styles from './tile-art.module.css';

const { main, deep, pale, light, pop, line, thin, strong, glint } = styles;

const drawings: Readonly<Record<TileArtName, ReactNode>> = {
  // A bottle with its spray.
  perfume: (
    <>
      <rect className={main} x="50" y="48" width="60" height="60" rx="12" />
      <path className={pop} d="M57 74c15-7 31 5 46-1v20a8 8 0 0 1-8 8H65a8 8 0 0 1-8-8z" />
      <rect className={light} x="67" y="77" width="26" height="15" rx="3" />
      <path className={thin} d="M73 84.5h14" />
      <rect className={deep} x="70" y="38" width="20" height="12" rx="2" />
      <rect className={deep} x="64" y="13" width="32" height="27" rx="6" />
      <path className={glint} d="M71 21v11M58 58v9" />
      <path
        className={strong}
        d="M109 22h.01M119 15h.01M120 28h.01M131 21h.01M130 34h.01M131 8h.01"
      />
    </>
  ),
  // A pair in front of the sun.
  sunglasses: (
    <>
      <circle className={pop} cx="112" cy="42" r="27" />
      <path className={line} d="M26 57 12 50m122 7 14-7M71 60c5-7 13-7 18 0" />
      <path
        className={deep}
        d="M27 51h45c4 0 6 3 6 6 0 19-9 33-27 33-17 0-28-12-29-32 0-4 2-7 5-7z"
      />
      <path
        className={deep}
        d="M133 51H88c-4 0-6 3-6 6 0 19 9 33 27 33 17 0 28-12 29-32 0-4-2-7-5-7z"
      />
      <path className={main} d="M32 57h22L38 79c-4-5-7-13-6-22zm60 0h22L98 79c-4-5-7-13-6-22z" />
      <path className={glint} d="M62 62c0 8-3 14-8 18M122 62c0 8-3 14-8 18" />
    </>
  ),
  // A swimsuit over the waves.
  swimwear: (
    <>
      <circle className={pop} cx="122" cy="34" r="17" />
      <path
        className={main}
        d="M58 12v20c0 9-6 13-6 23s6 14 6 24c0 11 9 20 22 27 13-7 22-16 22-27 0-10 6-14 6-24s-6-14-6-23V12h-8v15c0 9-6 14-14 14s-14-5-14-14V12z"
      />
      <path className={light} d="M53.5 62h53l-1.5 8h-50z" />
      <path className={pale} d="M8 92c12-9 24-9 36 0s24 9 36 0 24-9 36 0 24 9 36 0v28H8z" />
      <path className={deep} d="M8 104c12-8 24-8 36 0s24 8 36 0 24-8 36 0 24 8 36 0v16H8z" />
    </>
  ),
  // A clapperboard, open.
  film: (
    <>
      <rect className={deep} x="32" y="50" width="96" height="58" rx="9" />
      <path className={main} d="M32 52a2 2 0 0 1 2-2h92a2 2 0 0 1 2 2v16H32z" />
      <path className={light} d="M44 50h14l10 18H54zm28 0h14l10 18H82zm28 0h14l10 18h-14z" />
      <g transform="rotate(-13 34 46)">
        <rect className={main} x="32" y="28" width="96" height="18" rx="4" />
        <path className={light} d="M54 28h14L58 46H44zm28 0h14L86 46H72zm28 0h14l-10 18h-14z" />
      </g>
      <path className={pop} d="M72 78.5c0-2 2-3 4-2l16 9c2 1 2 3 0 4l-16 9c-2 1-4 0-4-2z" />
    </>
  ),
  // Two doors, a snowflake and a note.
  fridge: (
    <>
      <path className={pale} d="M30 108h100v5H30z" />
      <rect className={deep} x="50" y="9" width="60" height="102" rx="10" />
      <path
        className={main}
        d="M50 19a10 10 0 0 1 10-10h40a10 10 0 0 1 10 10v24H50zm0 28h60v50a10 10 0 0 1-10 10H60a10 10 0 0 1-10-10z"
      />
      <path className={glint} d="M60 22v12M60 57v22" />
      <path className={classNames(thin, styles.bright)} d="M93 18v16m-7-12 14 8m0-8-14 8" />
      <path className={light} d="M80 60h19v21H80z" />
      <path className={thin} d="M84 68h11M84 74h7" />
      <path className={strong} d="M89.5 60h.01" />
    </>
  ),
  // A running shoe on its way.
  'sport-shoe': (
    <>
      <path className={line} d="M6 66h11M2 80h13M7 94h8" />
      <path
        className={main}
        d="M28 46c7 8 18 9 26 1l7-7c4-4 9-3 12 1l21 26c4 5 10 7 17 9l18 4c11 2 17 8 18 16H26c-3-18-2-34 2-50z"
      />
      <path className={deep} d="M28 46c-4 16-5 32-2 50h14c-5-15-5-28-1-43-4-1-8-3-11-7z" />
      <path className={glint} d="m66 59 12-9m-4 20 12-9m-3 20 12-10M48 86c12-2 20-7 25-15" />
      <path className={pop} d="M24 92h123c3 0 4 2 4 4 0 6-4 11-11 11H37c-8 0-13-6-13-15z" />
    </>
  ),
  // A phone and its answer.
  phone: (
    <>
      <g transform="rotate(-8 80 60)">
        <rect className={deep} x="50" y="8" width="56" height="104" rx="13" />
        <rect className={main} x="55" y="13" width="46" height="94" rx="9" />
        <circle className={light} cx="88" cy="42" r="8" />
        <path
          className={pop}
          d="M55 78c12-18 20-4 27-13s13-9 19-1v34a9 9 0 0 1-9 9H64a9 9 0 0 1-9-9z"
        />
        <path className={classNames(thin, styles.dark)} d="M73 20h10" />
      </g>
      <rect className={light} x="92" y="66" width="44" height="28" rx="9" />
      <path className={styles.tick} d="m106 80 5.5 5.5L123 75" />
    </>
  ),
  // An open laptop with hills on its screen.
  laptop: (
    <>
      <rect className={deep} x="32" y="18" width="96" height="68" rx="9" />
      <rect className={main} x="38" y="24" width="84" height="56" rx="4" />
      <circle className={light} cx="102" cy="42" r="8" />
      <path
        className={pale}
        d="M38 66c14-22 24-18 36-4 8 9 14-8 26-6 10 1 16 10 22 14v6a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4z"
      />
      <path
        className={pop}
        d="M38 76c20-12 30-10 46-4 14 5 24 2 38-4v8a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4z"
      />
      <path className={deep} d="M16 90h128l-5 9a9 9 0 0 1-8 5H29a9 9 0 0 1-8-5z" />
      <path className={main} d="M16 90a4 4 0 0 1 4-4h120a4 4 0 0 1 4 4l-1 3H17z" />
      <path className={deep} d="M66 86h28a6 6 0 0 1-6 5H72a6 6 0 0 1-6-5z" />
    </>
  ),
  // A suitcase, and the plane already off.
  travel: (
    <>
      <path className={line} d="M66 46V30a7 7 0 0 1 7-7h14a7 7 0 0 1 7 7v16" />
      <rect className={main} x="38" y="42" width="84" height="62" rx="12" />
      <path
        className={deep}
        d="M52 42h9v62h-9zm47 0h9v62h-9zM50 104h12v4a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3zm48 0h12v4a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3z"
      />
      <circle className={light} cx="80" cy="72" r="13" />
      <path className={styles.tick} d="M80 64v8l5 4" />
      <path className={pop} d="m112 28 38-18-14 34-8-13z" />
      <path className={deep} d="m128 31 22-21-14 34z" />
      <path className={thin} d="M106 38c-4 2-7 3-11 3" />
    </>
  ),
};

/** What is drawn on a tile. */
export function TileDrawing({ name }: { readonly name: TileArtName }) {
  return drawings[name];
}
