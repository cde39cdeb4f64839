import { Scene, tone } from './scene';

/** An umbrella over a house. */
export function InsuranceArt() {
  return (
    <Scene hue="green">
      <path className={tone.line} d="M160 34v-8" />
      <path
        className={tone.main}
        d="M70 92c0-36 40-60 90-60s90 24 90 60c-8-9-22-9-30 0-8-9-22-9-30 0-8-9-22-9-30 0-8-9-22-9-30 0-8-9-22-9-30 0-8-9-22-9-30 0z"
      />
      <path
        className={tone.soft}
        d="M130 92c2-30 12-50 30-60-44 2-84 26-90 60 8-9 22-9 30 0 8-9 22-9 30 0z"
      />
      <path className={tone.line} d="M160 88v38a8 8 0 0 0 16 0" />
      <path className={tone.paper} d="M88 134v-28l22-18 22 18v28z" />
      <path className={tone.deep} d="M104 114h12v20h-12z" />
      <path className={tone.sparkLine} d="m84 108 26-22 26 22" />
      <path className={tone.paper} d="M196 134v-14l12-15h30l12 15h4a5 5 0 0 1 5 5v9z" />
      <path className={tone.spark} d="M207 118l7-9h18l7 9z" />
      <circle className={tone.deep} cx="210" cy="134" r="8" />
      <circle className={tone.deep} cx="244" cy="134" r="8" />
    </Scene>
  );
}
