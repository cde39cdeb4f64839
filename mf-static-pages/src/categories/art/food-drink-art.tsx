import { Scene, tone } from './scene';

/** A steaming bowl and a cup of coffee. */
export function FoodDrinkArt() {
  return (
    <Scene hue="coral">
      <path
        className={tone.line}
        d="M112 48c-6-8 6-12 0-20m28 16c-6-8 6-12 0-20m28 24c-6-8 6-12 0-20"
      />
      <circle className={tone.spark} cx="118" cy="78" r="15" />
      <circle className={tone.paper} cx="146" cy="72" r="17" />
      <circle className={tone.spark} cx="168" cy="80" r="13" />
      <path className={tone.line} d="m170 70 40-36m-32 42 44-32" />
      <path className={tone.main} d="M76 82h128a62 50 0 0 1-40 46h-48a62 50 0 0 1-40-46z" />
      <path className={tone.soft} d="M72 76h136a4 4 0 0 1 0 12H72a4 4 0 0 1 0-12z" />
      <path className={tone.deep} d="M112 126h56v8h-56z" />
      <path className={tone.line} d="M270 100h8a9 9 0 0 1 0 18h-10" />
      <path className={tone.paper} d="M226 92h46v26a14 14 0 0 1-14 14h-18a14 14 0 0 1-14-14z" />
      <path className={tone.deep} d="M226 92h46v8h-46z" />
      <path className={tone.line} d="M242 80c-4-6 4-8 0-14m14 14c-4-6 4-8 0-14" />
    </Scene>
  );
}
