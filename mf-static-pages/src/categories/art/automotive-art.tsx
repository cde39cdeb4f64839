import { Scene, tone } from './scene';

/** A car on the road. */
export function AutomotiveArt() {
  return (
    <Scene hue="indigo">
      <path
        className={tone.soft}
        d="M18 132V92h22v40zm28 0V74h20v58zm210 0V82h20v50zm26 0V98h22v34z"
      />
      <path
        className={tone.main}
        d="M58 124v-18c0-8 6-13 13-14l22-3 27-30c4-5 9-7 15-7h48c8 0 15 3 20 9l22 27 22 4c11 2 17 9 17 18v14z"
      />
      <path
        className={tone.paper}
        d="m110 88 19-21c2-3 5-4 9-4h14v25zm51-25h20c5 0 9 2 12 6l14 19h-46z"
      />
      <path className={tone.deep} d="M58 112h206v12a4 4 0 0 1-4 4H62a4 4 0 0 1-4-4z" />
      <path className={tone.spark} d="M252 96c7 2 11 6 12 12h-12zM58 104h12v8H58z" />
      <path className={tone.paperLine} d="M166 98h10" />
      <circle className={tone.deep} cx="106" cy="124" r="18" />
      <circle className={tone.paper} cx="106" cy="124" r="8" />
      <circle className={tone.deep} cx="216" cy="124" r="18" />
      <circle className={tone.paper} cx="216" cy="124" r="8" />
      <path className={tone.paperLine} d="M30 152h36m28 0h36m28 0h36m28 0h36" />
    </Scene>
  );
}
