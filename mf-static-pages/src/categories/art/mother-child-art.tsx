import { Scene, tone } from './scene';

/** A pram, a balloon and building blocks. */
export function MotherChildArt() {
  return (
    <Scene hue="plum">
      <path className={tone.thin} d="M66 68c8 22-8 36 0 64" />
      <ellipse className={tone.spark} cx="66" cy="48" rx="19" ry="23" />
      <path className={tone.paper} d="M58 38c2-5 5-7 9-7-2 3-4 6-9 7z" />
      <path className={tone.deep} d="M158 84V38a46 46 0 0 1 46 46z" />
      <path className={tone.soft} d="M158 84V38c16 8 24 26 24 46z" />
      <path className={tone.main} d="M104 84h100a42 34 0 0 1-42 34h-20a38 34 0 0 1-38-34z" />
      <path className={tone.line} d="M104 84 94 62H80m50 56-10 8m52-8 10 8" />
      <circle className={tone.deep} cx="124" cy="124" r="11" />
      <circle className={tone.paper} cx="124" cy="124" r="4" />
      <circle className={tone.deep} cx="184" cy="124" r="11" />
      <circle className={tone.paper} cx="184" cy="124" r="4" />
      <rect className={tone.main} x="222" y="104" width="30" height="30" rx="5" />
      <rect className={tone.spark} x="256" y="104" width="30" height="30" rx="5" />
      <rect className={tone.paper} x="239" y="72" width="30" height="30" rx="5" />
      <path className={tone.thin} d="M247 94v-7l7-7 7 7v7zm-17 19h14v12h-14z" />
      <circle className={tone.paper} cx="271" cy="119" r="7" />
    </Scene>
  );
}
