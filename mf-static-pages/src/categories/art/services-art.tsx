import { Scene, tone } from './scene';

/** A tool box with a wrench and a roller. */
export function ServicesArt() {
  return (
    <Scene hue="teal">
      <path className={tone.line} d="M136 84V72a9 9 0 0 1 9-9h30a9 9 0 0 1 9 9v12" />
      <path
        className={tone.soft}
        d="m206 84 30-42a17 17 0 0 1 16-22l-2 13 9 6 11-7a17 17 0 0 1-22 17l-24 35z"
      />
      <path className={tone.spark} d="M112 84 98 44l10-4 18 44z" />
      <rect className={tone.main} x="96" y="82" width="128" height="52" rx="9" />
      <path className={tone.deep} d="M105 82h110a9 9 0 0 1 9 9v13H96V91a9 9 0 0 1 9-9z" />
      <rect className={tone.paper} x="148" y="96" width="24" height="18" rx="4" />
      <rect className={tone.spark} x="32" y="52" width="50" height="20" rx="6" />
      <path className={tone.line} d="M82 62h8v18H58v14" />
      <rect className={tone.deep} x="52" y="94" width="12" height="34" rx="6" />
      <path className={tone.main} d="M248 108l22-18 22 18v26h-44z" />
      <path className={tone.paper} d="M263 116h14v18h-14z" />
      <path className={tone.line} d="m242 112 28-23 28 23" />
    </Scene>
  );
}
