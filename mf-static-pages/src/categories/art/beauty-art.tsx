import { Scene, tone } from './scene';

/** A perfume bottle in its mist, a lipstick and a jar of cream. */
export function BeautyArt() {
  return (
    <Scene hue="plum">
      <rect className={tone.deep} x="150" y="50" width="20" height="18" />
      <rect className={tone.spark} x="145" y="34" width="30" height="18" rx="5" />
      <rect className={tone.paper} x="124" y="64" width="72" height="70" rx="14" />
      <path
        className={tone.main}
        d="M131 92c10-6 20 6 30 0s18-4 28 0v25a10 10 0 0 1-10 10h-38a10 10 0 0 1-10-10z"
      />
      <rect className={tone.deep} x="76" y="92" width="26" height="42" rx="4" />
      <rect className={tone.soft} x="80" y="76" width="18" height="18" />
      <path className={tone.main} d="M82 77V60l14-11v28z" />
      <rect className={tone.main} x="216" y="102" width="58" height="32" rx="7" />
      <rect className={tone.paper} x="212" y="90" width="66" height="15" rx="6" />
      <path className={tone.paperLine} d="M228 119h34" />
      <path
        className={tone.sparkLine}
        d="M192 40h.01M206 30h.01M208 46h.01M222 36h.01M224 52h.01M220 20h.01"
      />
    </Scene>
  );
}
