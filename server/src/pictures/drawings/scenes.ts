/** The moods of films and programmes: each genre has its scene, each scene its colours. */

/** From the sky's top down to what is nearest, and the light in it. */
export type Mood = readonly [
  high: string,
  low: string,
  far: string,
  middle: string,
  near: string,
  light: string,
];

export const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
export const disc = (colour: string, x: number, y: number, r: number, opacity = 1) =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${r}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
export const trace = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;

/** A standing person seen against the light. */
export const person = (colour: string, x: number, y: number, k: number) =>
  `<path fill="${colour}" transform="translate(${x} ${y}) scale(${k})" d="M0-50a8 8 0 1 1 .1 0zM-11-30q0-17 11-17t11 17l-2 18h-3l-2 34h-3l-1-26-1 26h-3l-2-34h-3z"/>`;

const stars = (colour: string) =>
  fill(
    colour,
    'M40 40h3v3h-3zM92 74h2v2h-2zM150 34h3v3h-3zM206 88h2v2h-2zM262 40h3v3h-3zM290 96h2v2h-2zM24 118h2v2h-2zM120 116h2v2h-2zM232 24h2v2h-2zM66 18h2v2h-2z',
  );

export const moods: Readonly<Record<string, readonly [Mood, Mood]>> = {
  action: [
    ['#2a0f1e', '#e8502a', '#8c2a26', '#4d1720', '#1b0a12', '#ffd08a'],
    ['#07222e', '#d98a3a', '#256070', '#123b49', '#06161d', '#ffe3ae'],
  ],
  comedy: [
    ['#ffb52e', '#ffd978', '#f26b4e', '#d94a4a', '#7c2742', '#fff6dc'],
    ['#3fc1b0', '#c6efd9', '#f5a742', '#e5683f', '#264b5e', '#fffbe8'],
  ],
  drama: [
    ['#2f4858', '#e8b48a', '#8a7468', '#5a5158', '#26303b', '#fff0d6'],
    ['#4a3a55', '#e39a86', '#8f6374', '#5c4458', '#2a2236', '#ffe6cf'],
  ],
  thriller: [
    ['#0b1a22', '#17414b', '#123038', '#0c232b', '#050f14', '#d8f06a'],
    ['#16131f', '#4b2a3c', '#301d2e', '#201524', '#0c0810', '#ff7a4d'],
  ],
  horror: [
    ['#120c14', '#55202a', '#33161f', '#1f0e16', '#0a0509', '#f4e3c4'],
    ['#0a1412', '#2d5646', '#18372d', '#0e231d', '#040b09', '#e4f2b8'],
  ],
  'science-fiction': [
    ['#0a0d2b', '#3f2a78', '#7a4fc4', '#2a2062', '#0d0a2c', '#7fe8ff'],
    ['#04151f', '#0e5c6b', '#1f93a0', '#0b3d4c', '#03131b', '#ffb86b'],
  ],
  fantasy: [
    ['#20124a', '#8d5bc0', '#6a4aa5', '#402c7c', '#1d1244', '#ffe39a'],
    ['#0d2f45', '#5fb39a', '#3c8382', '#1f5564', '#0b2636', '#fff1b3'],
  ],
  romance: [
    ['#6a2c5b', '#ff9a8b', '#c85a77', '#8d3a63', '#3f1a3e', '#fff0dc'],
    ['#34406e', '#f7a8a0', '#8f6a94', '#5a4a7c', '#252548', '#ffeccb'],
  ],
  crime: [
    ['#14181f', '#3a4650', '#262f38', '#1a2129', '#0a0d11', '#ffc24d'],
    ['#1c1417', '#57302c', '#3a2022', '#281719', '#0f0809', '#f5dfb4'],
  ],
  animation: [
    ['#54c7f0', '#d4f4ff', '#8ed36b', '#4fae5c', '#2a7f57', '#fff6b0'],
    ['#8e7bea', '#ffd3ea', '#ffab6b', '#f2757c', '#8a4a9e', '#fffbd0'],
  ],
  adventure: [
    ['#1c5a72', '#f6c67a', '#7f9a86', '#45705f', '#1b3c34', '#fff3cf'],
    ['#7a3b2c', '#f6b763', '#c4713f', '#8a4630', '#41201c', '#fff0c4'],
  ],
  history: [
    ['#3b2a1d', '#d9a860', '#94693f', '#624227', '#2a1a10', '#fff0cc'],
    ['#1f3040', '#c9b48a', '#6f7f7c', '#3f5258', '#17222b', '#fff4d8'],
  ],
};

/** The scene of a genre; `x` moves what is in it a little. */
export const scenes: Readonly<Record<string, (mood: Mood, x: number) => string>> = {
  action: ([, , far, middle, near, light], x) =>
    Array.from(
      { length: 9 },
      (_, i) =>
        `<path fill="${light}" fill-opacity=".16" transform="rotate(${i * 24 - 96} ${160 + x} 220)" d="M${160 + x} 220l-16-300h32z"/>`,
    ).join('') +
    disc(light, 160 + x, 214, 46) +
    fill(far, 'M0 320V150h36v-34h34v60h26v-90h42v110h30v-72h48v60h30v-96h40v62h34v170z') +
    fill(middle, 'M0 320v-86l120-20 200 26v80z') +
    fill(near, 'M0 320v-48q150-40 320 6v42z') +
    person(near, 160 + x, 252, 1.7),
  comedy: ([, , far, middle, near, light], x) =>
    Array.from(
      { length: 12 },
      (_, i) =>
        `<path fill="${light}" fill-opacity=".4" transform="rotate(${i * 30} 160 150)" d="M160 150l-18-260h36z"/>`,
    ).join('') +
    disc(light, 160, 156, 92) +
    trace(near, 9, 'M112 176q48 52 96 0') +
    disc(near, 128 + x / 8, 136, 10) +
    disc(near, 192 + x / 8, 136, 10) +
    fill(middle, 'M92 92q70-70 136 0l-14 10q-54-22-108 0z') +
    disc(far, 160, 48, 13) +
    fill(
      far,
      'M30 60l18 8-12 14zM270 54l14 16-20 4zM40 226l20-6-4 20zM266 226l18 12-18 8zM60 148h14v8H60zM252 132h8v16h-8z',
    ) +
    fill(near, 'M0 320v-36q160-40 320 0v36z'),
  thriller: ([, , far, middle, near, light]) =>
    fill(far, 'M0 0l112 92v128L0 320zM320 0L208 92v128l112 100z') +
    fill(middle, 'M0 320l112-100h96l112 100zM0 0h320l-112 92h-96z') +
    `<path fill="${light}" fill-opacity=".92" d="M128 112h64v108h-64z"/><path fill="${light}" fill-opacity=".28" d="M128 220h64l64 100H64z"/>` +
    fill(near, 'M20 80l46 28v124l-46 40zM300 80l-46 28v124l46 40z') +
    person(near, 160, 196, 1.25) +
    fill(near, 'M152 224h16l24 96h-64z'),
  horror: ([, , far, middle, near, light], x) =>
    disc(light, 206 - x, 104, 62) +
    disc(light, 206 - x, 104, 82, 0.16) +
    fill(far, 'M0 320v-88q80-60 160-30t160-24v142z') +
    fill(middle, 'M104 232v-72l24-34 10 14 26-40 26 40v-26h14v44l20 34v54z') +
    fill(light, 'M126 178h10v16h-10zM156 144h12v18h-12zM186 184h10v16h-10z') +
    trace(near, 7, `M${52 + x / 2} 290V170m0 50q-28-12-32-48m32 20q24-16 26-50m-26 80q26-6 44-30`) +
    fill(
      near,
      'M0 320v-54q150-48 320 4v50zM60 60q12-12 18 0 8-12 20-2-12 0-20 12-8-12-18-10zM110 34q8-8 13 0 6-8 14-1-8 0-14 8-6-8-13-7z',
    ),
  'science-fiction': ([, low, far, middle, near, light], x) =>
    stars(light) +
    disc(far, 190 + x, 132, 74) +
    disc(low, 168 + x, 116, 56, 0.45) +
    `<ellipse cx="${190 + x}" cy="132" rx="118" ry="24" fill="none" stroke="${light}" stroke-width="6" transform="rotate(-18 ${190 + x} 132)" stroke-opacity=".85"/>` +
    fill(far, `M${136 + x} 82a74 74 0 0 1 124 28l-130 42a74 74 0 0 1 6-70z`) +
    fill(middle, 'M0 320v-52l58-26 44 20 60-40 52 36 46-18 60 34v46z') +
    fill(near, 'M0 320v-24l90-20 100 18 130-12v38z') +
    fill(light, `M${70 - x} 196l26-12 40 6-30 10z`) +
    trace(light, 3, `M${60 - x} 198l-38 8`),
  fantasy: ([, , far, middle, near, light], x) =>
    stars(light) +
    disc(light, 84 - x, 86, 34) +
    fill(far, 'M0 320V204l66-76 50 60 60-96 54 84 36-44 54 72v116z') +
    fill(
      middle,
      'M146 260v-88h14v-30h-8l18-34 18 34h-8v30h20v-58h-8l20-40 20 40h-8v58h20v-22h-8l16-30 16 30h-8v110z',
    ) +
    fill(light, 'M166 190h8v14h-8zM206 150h9v16h-9zM236 196h8v14h-8z') +
    fill(near, 'M0 320v-58q90-40 170-8t150-14v80z') +
    fill(
      near,
      `M${60 - x / 2} 168q30-26 46-2 22-18 38 2-22-4-34 12-2 16-20 16 6-14-4-20-10-10-26-8z`,
    ),
  romance: ([, low, far, middle, near, light], x) =>
    disc(light, 160 + x, 168, 72) +
    fill(far, 'M0 212h320v108H0z') +
    trace(light, 5, `M${116 + x} 226h88M${130 + x} 242h60M${142 + x} 258h36`) +
    fill(middle, 'M0 320v-70q60-26 120-6t200 22v54z') +
    person(near, 148, 254, 1.35) +
    person(near, 178, 256, 1.25) +
    trace(near, 6, 'M154 226l18 8') +
    fill(near, 'M0 320v-40q160-30 320 6v34z') +
    fill(low, 'M50 84q-16-18-26-6-8 12 26 32 34-20 26-32-10-12-26 6z'),
  crime: ([, , far, middle, near, light], x) =>
    fill(far, 'M0 320V96h52v-40h40v74h34v-44h50v90h36V70h46v60h62v190z') +
    fill(
      light,
      'M64 78h10v12H64zM64 104h10v12H64zM140 108h10v12h-10zM226 92h10v12h-10zM246 118h10v12h-10zM20 130h10v12H20z',
    ) +
    `<path fill="${light}" fill-opacity=".22" d="M${232 - x} 142 140 320h176z"/>` +
    trace(near, 7, `M${262 - x} 320V150q0-24-26-20`) +
    disc(light, 232 - x, 138, 12) +
    fill(middle, 'M0 320v-52q160-24 320 0v52z') +
    fill(near, 'M26 286q0-20 26-22l18-24h64l26 24q34 2 34 22v10H26z') +
    disc(near, 64, 298, 15) +
    disc(near, 156, 298, 15) +
    trace(
      '#ffffff',
      1.5,
      'M40 30l-8 30M120 20l-8 30M200 44l-8 30M280 16l-8 30M80 150l-8 30M180 190l-8 30M290 170l-8 30',
    ),
  animation: ([, low, far, middle, near, light], x) =>
    disc(light, 256 - x / 2, 72, 34) +
    fill('#ffffff', 'M24 96q0-22 24-22 10-20 34-12 22-4 26 18 20 2 18 16H24z') +
    fill(far, 'M0 320V220q70-60 150-14t170-26v140z') +
    fill(middle, 'M0 320v-66q90-40 180-8t140-16v90z') +
    disc(near, 150 + x, 126, 48) +
    fill(light, `M${138 + x} 79h24q16 46 0 94h-24q-14-48 0-94z`) +
    fill(near, `M${136 + x} 190h28l-3 24h-22z`) +
    trace(near, 2.5, `M${126 + x} 168l12 24M${174 + x} 168l-12 24`) +
    fill(near, 'M0 320v-32q160-44 320-2v34z') +
    disc(low, 60, 276, 6) +
    disc(light, 92, 284, 6) +
    disc(low, 236, 280, 6) +
    disc(light, 268, 288, 6),
  adventure: ([, , far, middle, near, light], x) =>
    disc(light, 88 - x / 2, 104, 40) +
    fill(far, 'M0 320V210l90-98 56 66 70-104 104 134v112z') +
    fill(light, 'M216 74l-34 50 20 6 14-14 18 16 22-6z') +
    fill(middle, 'M0 320v-66l110-36 90 30 120-46v118z') +
    trace(light, 6, 'M110 320q50-26 20-44t60-40').replace('/>', ' stroke-opacity=".6"/>') +
    fill(near, `M320 320h-140l${30 + x / 3}-70 50-16 60 12z`) +
    person(near, 262, 224, 1.15) +
    trace(near, 4, 'M278 190v48'),
  history: ([, , far, middle, near, light], x) =>
    disc(light, 214 + x, 122, 58) +
    fill(far, 'M0 228h320v92H0z') +
    fill(middle, 'M0 250q40-16 80 0t80 0 80 0 80 0v70H0z') +
    trace(near, 7, `M${118 - x} 226V62M${170 - x} 232V44M${218 - x} 226V76`) +
    fill(
      light,
      `M${122 - x} 72q52 6 44 62l-44 4zM${174 - x} 56q60 10 50 76l-50 4zM${174 - x} 144q50 6 44 58l-44 4zM${122 - x} 146q42 4 36 52l-36 4z`,
    ) +
    fill(near, `M${70 - x} 214h200q-8 56-44 62H${110 - x}q-36-8-40-62zM${170 - x} 44l30 8-30 10z`) +
    fill(near, 'M0 292q40-14 80 0t80 0 80 0 80 0v28H0z'),
};

type Scene = (mood: Mood, x: number) => string;

/** Drama is the genre most programmes have, so it has several scenes. */
export const dramas: readonly [Scene, ...Scene[]] = [
  // A tree and someone on a hill.
  ([, , far, middle, near, light], x) =>
    disc(light, 160 + x, 176, 76) +
    fill(far, 'M0 320v-92q90-56 180-18t140-26v136z') +
    fill(middle, 'M0 320v-56q110-52 320-10v66z') +
    trace(
      near,
      8,
      `M${90 - x} 262q2-60 0-96M${90 - x} 210q-20-14-26-34M${90 - x} 196q22-14 30-40`,
    ) +
    disc(near, 90 - x, 138, 38) +
    disc(near, 60 - x, 160, 26) +
    disc(near, 122 - x, 154, 28) +
    fill(near, 'M0 320v-34q130-46 320-14v48z') +
    person(near, 214 - x, 272, 0.9),
  // A strait with a bridge and a ferry.
  ([, , far, middle, near, light], x) =>
    disc(light, 206 + x, 150, 48) +
    fill(far, 'M0 214V170q60-34 110-10t90-18 120 8v64z') +
    trace(near, 5, 'M-10 150Q62 150 84 84 160 176 236 84 258 150 330 150M-10 176h340') +
    trace(near, 3, 'M110 122v52M136 138v36M160 142v32M184 138v36M210 122v52') +
    fill(near, 'M80 80h8v140h-8zM232 80h8v140h-8z') +
    fill(middle, 'M0 212h320v108H0z') +
    trace(light, 4, `M${170 + x} 232h72M${184 + x} 246h44M60 270h40M230 292h50`) +
    fill(light, `M${84 - x} 244h88v14H${84 - x}z`) +
    fill(near, `M${66 - x} 258h124l-14 26H${84 - x}zM${120 - x} 222h14v22h-14z`),
  // A lighthouse at dusk.
  ([, , far, middle, near, light], x) =>
    `<path fill="${light}" fill-opacity=".3" d="M${106 + x} 92 340 40v104z"/>` +
    fill(far, 'M0 224h320v96H0z') +
    trace(light, 3, 'M180 246h60M220 262h70M150 280h40') +
    fill(light, `M${90 + x} 108h32l10 132h-52z`) +
    fill(middle, `M${88 + x} 140h36l3 30h-42zM${83 + x} 200h46l3 30h-52z`) +
    fill(near, `M${88 + x} 78h36v30h-36zM${82 + x} 78l24-26 24 26zM${82 + x} 106h48v7h-48z`) +
    disc(light, 106 + x, 93, 11) +
    fill(near, 'M0 320v-74q70-28 130-12t70 34 120 16v36z') +
    fill(near, 'M230 108q10-10 16 0 8-10 18-2-12 0-18 10-6-10-16-8z'),
];
