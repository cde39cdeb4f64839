import { Scene, tone } from './scene';

/** A screen about to play and a tub of popcorn. */
export function EntertainmentArt() {
  return (
    <Scene hue="indigo">
      <path className={tone.line} d="M120 134h58M149 118v16" />
      <rect className={tone.deep} x="64" y="32" width="170" height="90" rx="11" />
      <rect className={tone.main} x="72" y="40" width="154" height="74" rx="5" />
      <path
        className={tone.soft}
        d="M72 98c26-18 48-18 76-4s50 6 78-10v25a5 5 0 0 1-5 5H77a5 5 0 0 1-5-5z"
      />
      <circle className={tone.paper} cx="149" cy="74" r="20" />
      <path className={tone.spark} d="M143 64v20l17-10z" />
      <circle className={tone.paper} cx="250" cy="84" r="11" />
      <circle className={tone.spark} cx="264" cy="76" r="12" />
      <circle className={tone.paper} cx="278" cy="85" r="11" />
      <path className={tone.paper} d="M236 88h56l-8 46h-40z" />
      <path className={tone.spark} d="M247 88h11l2 46h-7zm23 0h11l-6 46h-7z" />
    </Scene>
  );
}
