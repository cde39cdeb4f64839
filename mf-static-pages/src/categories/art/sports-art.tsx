import { Scene, tone } from './scene';

/** A running shoe, a ball and a dumbbell. */
export function SportsArt() {
  return (
    <Scene hue="green">
      <path
        className={tone.main}
        d="M74 122V84c0-4 4-6 7-4 11 6 24 4 31-8l4-7c2-4 7-4 10-1l34 29c7 6 14 8 26 10 15 2 22 8 22 19z"
      />
      <path className={tone.deep} d="M74 104c18 9 40 10 60 10h72c2 3 2 6 2 8H74z" />
      <path className={tone.paper} d="M72 120h136c4 0 6 3 5 6a12 12 0 0 1-11 8H80c-6 0-9-4-9-9z" />
      <path className={tone.paperLine} d="m122 80 10-7m0 16 10-8m-1 17 10-8" />
      <path className={tone.sparkLine} d="M84 100c16 6 30 4 40-4" />
      <circle className={tone.spark} cx="250" cy="108" r="26" />
      <path className={tone.thin} d="M226 100c18 2 30 12 32 33m16-34c-16 3-26-3-30-16" />
      <path className={tone.sparkLine} d="M34 78h24M24 92h34M40 106h18" />
      <path
        className={tone.soft}
        d="M262 44h6v-6a4 4 0 0 1 8 0v22a4 4 0 0 1-8 0v-6h-32v6a4 4 0 0 1-8 0V38a4 4 0 0 1 8 0v6z"
      />
    </Scene>
  );
}
