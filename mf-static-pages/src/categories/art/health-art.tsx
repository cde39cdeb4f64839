import { Scene, tone } from './scene';

/** A beating heart and a bottle of pills. */
export function HealthArt() {
  return (
    <Scene hue="coral">
      <path
        className={tone.main}
        d="M138 130C92 100 78 84 78 62a31 31 0 0 1 60-11 31 31 0 0 1 60 11c0 22-14 38-60 68z"
      />
      <path className={tone.paperLine} d="M84 80h28l10-20 18 38 11-18h41" />
      <path className={tone.soft} d="M96 54c4-6 10-9 17-8" />
      <rect className={tone.paper} x="222" y="78" width="46" height="56" rx="8" />
      <rect className={tone.spark} x="218" y="64" width="54" height="18" rx="6" />
      <path className={tone.main} d="M222 96h46v24h-46z" />
      <path className={tone.paperLine} d="M245 102v12m-6-6h12" />
      <path className={tone.deep} d="M44 112h15v20H44a10 10 0 0 1 0-20z" />
      <path className={tone.spark} d="M59 112h13a10 10 0 0 1 0 20H59z" />
    </Scene>
  );
}
