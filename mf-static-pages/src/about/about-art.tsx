import styles from './about-art.module.css';

/** The two halves of the mark among the things they bring together, 480 × 400. */
export function AboutArt() {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true" className={styles.art}>
      <circle className={styles.orbit} cx="240" cy="200" r="168" />
      <circle className={styles.orbit} cx="240" cy="200" r="120" />
      <path className={styles.first} d="M230 76v176a88 88 0 0 1 0-176z" />
      <path className={styles.second} d="M250 148v176a88 88 0 0 0 0-176z" />
      <g className={styles.card}>
        <rect x="28" y="52" width="120" height="84" rx="18" />
        <path
          className={styles.thing}
          d="M64 78h20v-8h8v8h20a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6V84a6 6 0 0 1 6-6z"
        />
        <path className={styles.pale} d="M58 94h60v18a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6z" />
      </g>
      <g className={styles.card}>
        <rect x="344" y="36" width="108" height="96" rx="18" />
        <rect className={styles.thing} x="380" y="52" width="36" height="64" rx="8" />
        <rect className={styles.pale} x="385" y="59" width="26" height="46" rx="3" />
        <path className={styles.mark} d="M394 111h8" />
      </g>
      <g className={styles.card}>
        <rect x="20" y="262" width="132" height="92" rx="18" />
        <path className={styles.spark} d="m44 334 26-36 16 20 12-14 30 30z" />
        <circle className={styles.thing} cx="112" cy="288" r="9" />
      </g>
      <g className={styles.card}>
        <rect x="338" y="252" width="122" height="100" rx="18" />
        <path
          className={styles.thing}
          d="M358 322v-26c0-3 3-5 6-3 8 4 17 3 22-6 2-4 6-4 9-2l22 18c6 5 12 6 19 7 6 1 9 5 9 12z"
        />
        <path className={styles.pale} d="M356 322h90a8 8 0 0 1-8 9h-74c-5 0-8-4-8-9z" />
      </g>
      <path className={styles.tick} d="m130 140 8 8 14-16M336 136l8 8 14-16M146 252l8 8 14-16" />
      <path className={styles.stars} d="M240 22v16m-8-8h16M72 196v12m-6-6h12M412 188v12m-6-6h12" />
    </svg>
  );
}
