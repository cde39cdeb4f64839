import { Scene, tone } from './scene';

/** A sofa with a lamp, a picture and a plant. */
export function HomeArt() {
  return (
    <Scene hue="amber">
      <rect className={tone.paper} x="140" y="22" width="58" height="36" rx="4" />
      <path className={tone.soft} d="m145 53 15-17 10 11 8-7 15 13z" />
      <circle className={tone.spark} cx="184" cy="33" r="5" />
      <path className={tone.line} d="M78 132V62m-12 70h24" />
      <path className={tone.spark} d="M66 32h24l12 32H54z" />
      <rect className={tone.deep} x="120" y="70" width="116" height="46" rx="15" />
      <rect className={tone.main} x="104" y="88" width="148" height="40" rx="15" />
      <rect className={tone.soft} x="126" y="96" width="50" height="22" rx="8" />
      <rect className={tone.soft} x="180" y="96" width="50" height="22" rx="8" />
      <path className={tone.line} d="M120 128v6m116-6v6" />
      <path
        className={tone.main}
        d="M280 108c-14-4-18-16-16-28 10 4 16 14 16 28zm0 0c-2-16 4-26 14-32 5 14 0 26-14 32z"
      />
      <path className={tone.deep} d="M268 106h24l-4 28h-16z" />
    </Scene>
  );
}
