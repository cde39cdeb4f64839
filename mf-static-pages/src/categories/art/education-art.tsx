import { Scene, tone } from './scene';

/** A graduation cap on a stack of books. */
export function EducationArt() {
  return (
    <Scene hue="indigo">
      <path className={tone.deep} d="m158 24 72 26-72 26-72-26z" />
      <path className={tone.main} d="M118 62v20c0 8 18 14 40 14s40-6 40-14V62l-40 14z" />
      <path className={tone.sparkLine} d="m158 50 58 10v24" />
      <circle className={tone.spark} cx="216" cy="90" r="6" />
      <rect className={tone.main} x="92" y="98" width="132" height="18" rx="4" />
      <path className={tone.paper} d="M110 102h114v10H110z" />
      <rect className={tone.spark} x="78" y="116" width="146" height="18" rx="4" />
      <path className={tone.paper} d="M78 120h126v10H78z" />
      <path className={tone.paper} d="M246 134 240 74h38l-6 60z" />
      <path className={tone.soft} d="m243 100 32 0-3 34h-26z" />
      <path className={tone.line} d="M250 74 242 44m14 30 2-38m6 38 10-28" />
      <path className={tone.sparkLine} d="M242 44h.01M258 36h.01M274 46h.01" />
    </Scene>
  );
}
