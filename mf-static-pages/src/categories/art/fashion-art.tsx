import { Scene, tone } from './scene';

/** A dress on a hanger, a bag and a pair of sunglasses. */
export function FashionArt() {
  return (
    <Scene hue="coral">
      <path className={tone.line} d="M152 34a8 8 0 1 1 11 7c-2 1-3 3-3 5l38 16m-38-16-38 16" />
      <path
        className={tone.main}
        d="m136 58 9-2c4 11 26 11 30 0l9 2-5 25c-1 4 0 7 2 10l21 39h-84l21-39c2-3 3-6 2-10z"
      />
      <path className={tone.soft} d="M140 84h40l2 10h-44z" />
      <path className={tone.thin} d="m146 106-8 24m22-24v24m14-24 8 24" />
      <path className={tone.line} d="M226 100V90a19 19 0 0 1 38 0v10" />
      <path className={tone.spark} d="M216 98h58l5 29a6 6 0 0 1-6 7h-56a6 6 0 0 1-6-7z" />
      <circle className={tone.paper} cx="245" cy="112" r="5" />
      <path
        className={tone.deep}
        d="M46 112h30c0 14-6 20-15 20s-15-6-15-20zm40 0h30c0 14-6 20-15 20s-15-6-15-20z"
      />
      <path className={tone.line} d="M76 115c3-3 7-3 10 0M46 113l-6-4m76 4 6-4" />
    </Scene>
  );
}
