import { Scene, tone } from './scene';

/** A painting, a mask and notes. */
export function CultureArtArt() {
  return (
    <Scene hue="amber">
      <rect className={tone.deep} x="58" y="28" width="112" height="86" rx="5" />
      <rect className={tone.paper} x="66" y="36" width="96" height="70" rx="2" />
      <path className={tone.soft} d="M72 100V76c14-12 26-10 40 2s26 8 44-6v28z" />
      <path className={tone.main} d="M72 100v-8c24-12 54-10 84-2v10z" />
      <circle className={tone.spark} cx="136" cy="56" r="11" />
      <path className={tone.spark} d="M188 66c22 10 50 10 72 0 5 34-4 60-36 68-32-8-41-34-36-68z" />
      <path className={tone.soft} d="M224 74c12 0 25-2 36-8 5 34-4 60-36 68z" />
      <path
        className={tone.line}
        d="M202 88c4-4 10-4 14 0m16 0c4-4 10-4 14 0m-38 18c8 12 24 12 32 0"
      />
      <path className={tone.line} d="M262 44V24l24-6v20" />
      <circle className={tone.deep} cx="256" cy="44" r="7" />
      <circle className={tone.deep} cx="280" cy="38" r="7" />
      <path className={tone.line} d="m92 132 8-18m36 18-8-18" />
    </Scene>
  );
}
