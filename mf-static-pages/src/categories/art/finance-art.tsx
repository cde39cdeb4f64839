import { Scene, tone } from './scene';

/** A bank card, coins and a rising chart. */
export function FinanceArt() {
  return (
    <Scene hue="teal">
      <path className={tone.soft} d="M222 132V98h16v34zm24 0V76h16v56zm24 0V54h16v78z" />
      <path className={tone.sparkLine} d="m216 76 26-20 16 8 30-32m-14 0h14v14" />
      <path
        className={tone.deep}
        d="M76 46 188 30a9 9 0 0 1 10 8l9 62a9 9 0 0 1-8 10L87 126a9 9 0 0 1-10-8l-9-62a9 9 0 0 1 8-10z"
      />
      <path className={tone.main} d="m68 58 131-19 2 15L70 73z" />
      <path className={tone.spark} d="m86 84 22-3 2 16-22 3z" />
      <path className={tone.paperLine} d="m128 96 44-6m-80 24 24-4" />
      <ellipse className={tone.spark} cx="164" cy="126" rx="26" ry="9" />
      <ellipse className={tone.paper} cx="164" cy="118" rx="26" ry="9" />
      <ellipse className={tone.spark} cx="164" cy="110" rx="26" ry="9" />
      <path className={tone.thin} d="M152 110c6 3 18 3 24 0" />
    </Scene>
  );
}
