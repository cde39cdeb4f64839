import { Scene, tone } from './scene';

/** A cat and a dog beside their bowl. */
export function PetsArt() {
  return (
    <Scene hue="green">
      <path className={tone.line} d="M76 126c-22 2-28-18-16-30" />
      <path className={tone.deep} d="M84 134c-10-30 0-52 20-54 20 2 32 24 22 54z" />
      <path className={tone.deep} d="M78 72V42l15 10c7-2 15-2 22 0l15-10v30a26 24 0 0 1-52 0z" />
      <path className={tone.paperLine} d="M94 70h.01M114 70h.01" />
      <path className={tone.spark} d="M100 78h8l-4 5z" />
      <path className={tone.main} d="M168 134c-8-34 4-52 30-54 26 2 38 22 30 54z" />
      <path className={tone.main} d="M170 50c8-14 48-14 56 0l2 26a30 26 0 0 1-60 0z" />
      <path
        className={tone.deep}
        d="M172 46c-14 2-18 16-14 36 10 0 16-12 18-32zm52 0c14 2 18 16 14 36-10 0-16-12-18-32z"
      />
      <path className={tone.paper} d="M184 84a14 13 0 0 1 28 0 14 11 0 0 1-28 0z" />
      <path className={tone.deep} d="M192 78h12c0 5-3 7-6 7s-6-2-6-7z" />
      <path className={tone.line} d="M186 64h.01M210 64h.01" />
      <path className={tone.spark} d="M252 112h46l-6 22h-34z" />
      <path className={tone.soft} d="M254 112a20 12 0 0 1 42 0z" />
      <path className={tone.paperLine} d="M268 123h14" />
    </Scene>
  );
}
