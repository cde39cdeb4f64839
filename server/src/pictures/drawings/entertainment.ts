import type { Drawing, Drawings, Subject } from '../drawing';
import type { Mood } from './scenes';
import { disc, dramas, fill, moods, scenes, trace } from './scenes';

type Nature = readonly [colours: readonly [Mood, Mood], scene: (mood: Mood) => string];

const genres = [
  'horror',
  'science-fiction',
  'animation',
  'fantasy',
  'romance',
  'crime',
  'history',
  'adventure',
  'action',
  'thriller',
  'comedy',
  'drama',
] as const;
type Genre = (typeof genres)[number];

/** All anime is animation; its other genres say more. */
const animeGenres: readonly [Genre, ...Genre[]] = [
  'horror',
  'science-fiction',
  'romance',
  'fantasy',
  'thriller',
  'adventure',
  'action',
  'comedy',
  'drama',
  'animation',
];

/** In the dark the picture is taken back a little, so that it does not glare. */
const dusk =
  '<style>.k{opacity:0}@media (prefers-color-scheme:dark){.k{opacity:.14}}</style><path class="k" d="M0 0h320v320H0z"/>';

const sky = ([high, low]: Mood) =>
  `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".8" stop-color="${low}"/></linearGradient><path fill="url(#s)" d="M0 0h320v320H0z"/>`;

/** A picture whose scene and colours are its genre's, and what marks it as one of its kind over it. */
const poster = (
  over: (mood: Mood, subject: Subject) => string,
  scenery: readonly [Genre, ...Genre[]] = genres,
): Drawing => ({
  finish: 'device',
  poster: true,
  draw: (s) => {
    // A product names several genres: the first of the list above says most.
    const genre = s.among(scenery);
    const mood = s.pick(moods[genre] ?? fallbackMoods);
    const draw = genre === 'drama' ? s.pick(dramas) : scenes[genre];
    const scene = draw?.(mood, s.pick([-26, 0, 26])) ?? '';
    return [sky(mood), s.int(2) ? scene : mirrored(scene), over(mood, s), dusk];
  },
});

const fallbackMoods: readonly [Mood, Mood] = [
  ['#0c2a30', '#2f7f86', '#1f5a62', '#143f47', '#08191d', '#f3e4bd'],
  ['#1d2340', '#6a6fae', '#4a4f8a', '#2f3366', '#12142e', '#f3e4bd'],
];

const mirrored = (scene: string) => `<g transform="matrix(-1 0 0 1 320 0)">${scene}</g>`;

const seas: readonly [Mood, Mood] = [
  ['#1c7ea6', '#0a3a5c', '#14618a', '#d7eef5', '#06233c', '#e6fbff'],
  ['#1f8f8a', '#0b4a52', '#17706f', '#d9f2ec', '#062c33', '#f0fff6'],
];
const heights: readonly [Mood, Mood] = [
  ['#2c6f92', '#f1c48a', '#6f8aa0', '#3f5d78', '#172a3b', '#fff4dc'],
  ['#51365f', '#f2a67f', '#8d6584', '#5c4160', '#261a30', '#ffeed8'],
];
const spaces: readonly [Mood, Mood] = [
  ['#050b1c', '#142a55', '#2f7fc4', '#4fa36b', '#070d1e', '#dff1ff'],
  ['#0a0718', '#2c1c4e', '#c4703f', '#8f4526', '#0a0616', '#ffe6cf'],
];
const plains: readonly [Mood, Mood] = [
  ['#c2502f', '#ffc873', '#a8642f', '#7d4522', '#2c150c', '#fff0b8'],
  ['#3f4d7a', '#f4a58c', '#7a5a6e', '#573f58', '#241a2e', '#fff0da'],
];

const nature: readonly [Nature, ...Nature[]] = [
  // A whale under the surface.
  [
    seas,
    ([, , far, middle, near, light]) =>
      fill(far, 'M0 90q40-14 80 0t80 0 80 0 80 0v230H0z') +
      fill(light, 'M120 90l-50 230h60l20-230zM190 90l30 230h50L216 90z').replace(
        '/>',
        ' fill-opacity=".14"/>',
      ) +
      fill(
        near,
        'M44 190q60-62 140-30 44 18 58 8 12-26 42-30-8 22-22 30 12 10 10 32-24-4-36-22-70 60-150 36-34-10-42-24z',
      ) +
      fill(middle, 'M60 208q50 22 112 8-20 34-66 22-34-10-46-30z') +
      disc(light, 88, 188, 4),
  ],
  // Mountains and a bird of prey.
  [
    heights,
    ([, , far, middle, near, light]) =>
      disc(light, 230, 110, 42) +
      fill(far, 'M0 320V220L80 116l60 72 60-84 120 130v86z') +
      fill(light, 'M80 116l-24 32 16 6 10-10 14 10 8-6zM200 104l-26 36 16 4 12-10 14 12 12-4z') +
      fill(middle, 'M0 320v-60l100-40 90 34 130-46v112z') +
      fill(near, 'M60 96q30-24 54 0 8 4 12 0 24-24 54 0-34-8-50 14-6 8-10 8t-10-8q-18-22-50-14z') +
      fill(near, 'M0 320v-28q160-36 320-4v32z'),
  ],
  // The Earth, rising.
  [
    spaces,
    ([, , far, middle, near, light]) =>
      fill(
        light,
        'M40 40h3v3h-3zM110 60h2v2h-2zM250 36h3v3h-3zM290 90h2v2h-2zM60 130h2v2h-2zM200 24h2v2h-2z',
      ) +
      disc(light, 160, 190, 112, 0.18) +
      disc(far, 160, 190, 100) +
      fill(
        middle,
        'M96 130q40-40 84-18 10 22-20 30 10 22-24 24-10 24-34 4-20-20-6-40zM190 196q34-16 56 8-4 50-40 66-26-8-22-34-10-26 6-40zM110 222q20-6 28 14 0 26-18 24-20-16-10-38z',
      ) +
      fill(near, 'M0 320v-52q60-22 110-4t110-6 100 16v46z'),
  ],
  // A lone acacia and a deer.
  [
    plains,
    ([, , far, middle, near, light]) =>
      disc(light, 160, 176, 78) +
      fill(far, 'M0 236h320v84H0z') +
      trace(near, 8, 'M228 262v-76m0 24l-30-30m30 20l34-26') +
      fill(near, 'M150 160q20-44 80-40 66-2 76 40-80 14-156 0z') +
      fill(
        near,
        'M64 262l4-36q-12-10-6-22l46-4 10-36-14-26 18 18 2-20 6 24 16-12-10 20 6 14-16 8-8 34 4 38h-8l-6-26H80l-6 26z',
      ) +
      fill(middle, 'M0 320v-58q160-24 320 0v58z'),
  ],
];

export const entertainment: Drawings = {
  movie: poster(
    ([, , , , near, light]) =>
      fill(near, 'M0 0h320v22H0zM0 298h320v22H0z') +
      fill(
        light,
        'M20 7h8v8h-8zM52 7h8v8h-8zM84 7h8v8h-8zM116 7h8v8h-8zM148 7h8v8h-8zM180 7h8v8h-8zM212 7h8v8h-8zM244 7h8v8h-8zM276 7h8v8h-8z',
      ).replace('/>', ' fill-opacity=".35"/>'),
  ),
  series: poster(
    ([, , , , near, light], s) =>
      `<path d="M96 0h9L77 320h-9zM222 0h9l-28 320h-9z" fill="${near}"/>` +
      [0, 1, 2, 3, 4]
        .map((i) => disc(light, 128 + i * 16, 298, 4, i === s.int(5) ? 1 : 0.4))
        .join(''),
  ),
  anime: poster(
    ([, , , , near, light], s) =>
      `<path fill="none" stroke="${light}" stroke-width="3" stroke-opacity=".5" d="M-10 250L70 214M-10 286l96-44M330 60l-86 36M330 96l-70 30M330 20l-60 26"/>` +
      [
        [44, 60],
        [96, 30],
        [252, 150],
        [284, 210],
        [60, 150],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            `<path fill="#ffc4d6" transform="translate(${x} ${y}) rotate(${i * 50 + s.int(40)})" d="M0 0q10-16 20-4 2 12-20 4z"/>`,
        )
        .join('') +
      `<path fill="none" stroke="${near}" stroke-width="10" d="M5 5h310v310H5z"/>`,
    animeGenres,
  ),
  documentary: {
    finish: 'device',
    poster: true,
    draw: (s) => {
      const [colours, scene] = s.pick(nature);
      const mood = s.pick(colours);
      const [, , , , , light] = mood;
      return [
        sky(mood),
        scene(mood),
        trace(light, 4, 'M24 52V24h28M268 24h28v28M296 268v28h-28M52 296H24v-28'),
        disc('#ff5a4d', 44, 44, 7),
        dusk,
      ];
    },
  },
  news: {
    finish: 'finance',
    poster: true,
    draw: (s) => {
      const mood: Mood = s.pick([
        ['#06202f', '#0f5a73', '#1b87a0', '#0c3f55', '#041520', '#eafaff'],
        ['#1b0f2a', '#7a2340', '#c43d4b', '#4a1a38', '#12081c', '#fff1ec'],
        ['#0c1c3f', '#2b56b0', '#4f83e0', '#1b3a80', '#081230', '#eef4ff'],
      ]);
      const [, , far, middle, near, light] = mood;
      const mark = s.is('pod')
        ? fill(light, 'M136 92a24 24 0 0 1 48 0v56a24 24 0 0 1-48 0z') +
          trace(light, 8, 'M114 140a46 46 0 0 0 92 0M160 188v26')
        : s.is('mag')
          ? fill(light, 'M96 76h128v140H96z') +
            fill(far, 'M110 92h56v44h-56z') +
            trace(middle, 6, 'M180 98h30M180 114h30M180 130h20M112 156h96M112 174h96M112 192h70')
          : disc(far, 160, 142, 78) +
            trace(
              light,
              4,
              'M82 142h156M160 64q-54 78 0 156M160 64q54 78 0 156M96 100q64 26 128 0M96 184q64-26 128 0M160 64v156',
            );
      return [
        sky(mood),
        trace(light, 2, 'M-20 120L120 0M-20 200L210 0M340 120L200 0M340 200L110 0').replace(
          '/>',
          ' stroke-opacity=".18"/>',
        ),
        disc(light, 160, 142, 110, 0.1),
        mark,
        fill(near, 'M0 240h320v80H0z'),
        fill('#e5383b', 'M24 256h62v24H24z'),
        fill(light, 'M98 256h176v10H98zM98 272h120v8H98z'),
        trace(far, 4, 'M24 300h272'),
        dusk,
      ];
    },
  },
};
