import { Scene, tone } from './scene';

/** A laptop, a phone and waves between them. */
export function TechnologyArt() {
  return (
    <Scene hue="teal">
      <rect className={tone.deep} x="84" y="44" width="128" height="82" rx="9" />
      <rect className={tone.paper} x="91" y="51" width="114" height="68" rx="4" />
      <path
        className={tone.soft}
        d="M103 109V91h13v18zm23 0V77h13v32zm23 0V85h13v24zm23 0V65h13v44z"
      />
      <path className={tone.sparkLine} d="m106 80 26-14 24 8 26-18" />
      <path className={tone.main} d="M66 124h164l-8 9a5 5 0 0 1-4 1H78a5 5 0 0 1-4-1z" />
      <rect className={tone.deep} x="238" y="72" width="38" height="62" rx="8" />
      <rect className={tone.main} x="243" y="78" width="28" height="50" rx="4" />
      <path className={tone.paperLine} d="M250 90h14m-14 10h9" />
      <circle className={tone.spark} cx="257" cy="117" r="5" />
      <path className={tone.line} d="M240 56a20 20 0 0 1 34 0m-25 6a10 10 0 0 1 16 0" />
    </Scene>
  );
}
