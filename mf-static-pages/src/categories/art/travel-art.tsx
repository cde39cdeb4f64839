import { Scene, tone } from './scene';

/** A suitcase before the mountains, a plane above. */
export function TravelArt() {
  return (
    <Scene hue="teal">
      <circle className={tone.spark} cx="86" cy="52" r="18" />
      <path className={tone.soft} d="m16 132 62-62 34 34 20-20 48 48z" />
      <path className={tone.main} d="m150 132 52-58 62 58z" />
      <path className={tone.paper} d="m190 87 12-13 14 13-8 6-6-5-6 5z" />
      <path
        className={tone.deep}
        d="m176 46 24 3 20-16c6-5 14-6 16-3s-1 10-8 14l-21 13-6 24-6 2-2-21-17 8-3 9-5 1 1-14-9-9 4-2 9 3 17-9-16-1z"
      />
      <path className={tone.line} d="M236 92V74h26v18" />
      <rect className={tone.spark} x="218" y="90" width="62" height="42" rx="8" />
      <path className={tone.paperLine} d="M232 90v42m34-42v42" />
      <path className={tone.line} d="M232 134h.01M266 134h.01" />
    </Scene>
  );
}
