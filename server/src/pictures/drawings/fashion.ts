import type { Drawings } from '../drawing';
import type { Finish } from '../palette';
import { circle, line, move, rect, shadow, shape } from '../pen';

const cloth: Readonly<Record<string, Finish>> = {
  black: [210, 10, 20, 40],
  white: [36, 24, 90, 200],
  navy: [222, 52, 30, 42],
  red: [356, 66, 50, 40],
  blue: [206, 66, 50, 40],
  green: [150, 44, 38, 42],
  pink: [336, 64, 66, 190],
};

/** The frame of a pair of glasses, its two lenses and its temples. */
function glasses(form: string, tint: string): string {
  const lens = (c: string, x: number, grow: number) => {
    const r = 46 + grow;
    if (form === 'round') return circle(c, x, 164, r);
    if (form === 'square') return rect(c, x - r, 164 - r * 0.82, r * 2, r * 1.64, 14);
    if (form === 'aviator')
      return shape(
        c,
        `M${x - r} ${138 - grow}q${r}-16 ${2 * r} 0q6 ${r * 1.5}-${r} ${r * 1.55}t-${r}-${r * 1.55}z`,
      );
    return rect(c, x - r, 164 - r * 0.66, r * 2, r * 1.32, r * 0.6);
  };
  const gleam = (x: number) => shape('h', `M${x - 26} 184l34-48h12l-38 54z`);
  return [
    shadow(160, 234, 118),
    line('d', 9, 'M56 150q-20-6-24-40M264 150q20-6 24-40'),
    line('m', 10, 'M146 152q14-14 28 0'),
    lens('m', 102, 8) + lens('m', 218, 8),
    lens(tint, 102, 0) + lens(tint, 218, 0),
    gleam(106) + gleam(222),
  ].join('');
}

export const fashion: Drawings = {
  sunglasses: {
    finish: 'leather',
    draw: (s) => [
      glasses(s.pick(['round', 'square', 'aviator', 'oval']), s.pick(['k', 'n', 'q', 'n'])),
    ],
  },
  eyeglasses: {
    finish: 'device',
    draw: (s) => [glasses(s.pick(['round', 'square', 'oval', 'square']), 'w')],
  },
  swimwear: {
    finish: (s) => {
      const named = Object.keys(cloth).filter((colour) => s.is(colour));
      const chosen = named[s.int(named.length || 1)];
      return chosen ? cloth[chosen] : s.pick([cloth.red, cloth.blue, cloth.green, cloth.pink]);
    },
    draw: (s) => {
      const dots = s.is('patterned', 'retro', 'bohemian', 'multicolor');
      if (s.among(['one_piece', 'bikini', 'monokini', 'tankini', 'cover_up']) === 'bikini')
        return [
          shadow(160, 280, 76),
          line('d', 5, 'M104 110 134 40M216 110 186 40M60 142q24 4 44-10M260 142q-24 4-44-10'),
          shape('m', 'M104 100q46 14 50 54-40 12-84-4 0-34 34-50z'),
          shape('m', 'M216 100q-46 14-50 54 40 12 84-4 0-34-34-50z'),
          shape('h', 'M102 112q-20 12-24 32 18-8 24-32zM210 110q-28 16-36 36 28-10 36-36z'),
          circle('x', 160, 152, 8),
          shape('m', 'M76 200q84 20 168 0l6 14q-60 20-66 62h-48q-6-42-66-62z'),
          shape('z', 'M76 200q84 20 168 0l4 9q-88 20-176 0z'),
          dots
            ? [96, 130, 188, 222]
                .map((x) => circle('w', x, 136, 4) + circle('w', x, 224, 4))
                .join('')
            : '',
        ];
      const skirt = s.is('cover_up');
      return [
        shadow(160, 286, 70),
        line('d', 9, 'M118 92 112 38M202 92 208 38'),
        shape(
          'm',
          skirt
            ? 'M104 84q56 40 112 0l6 70 38 122H60l38-122z'
            : 'M104 84q56 44 112 0 4 46-6 74 20 40 26 76-48 4-56 48h-40q-8-44-56-48 6-36 26-76-10-28-6-74z',
        ),
        s.is('monokini')
          ? shape('j', 'M98 150q30 12 36 30-18 12-34 2zM222 150q-30 12-36 30 18 12 34 2z')
          : '',
        s.is('tankini') ? shape('j', 'M96 196q64 14 128 0v9q-64 14-128 0z') : '',
        shape('z', 'M104 84q56 44 112 0v16q-56 38-112 0z'),
        shape('h', 'M112 120q0 34 8 54-12 24-18 44 0-34 8-52-6-26 2-46z'),
        line('x', 7, 'M100 172q60 16 120 0'),
        dots
          ? [124, 160, 196].map((x) => circle('w', x, 140, 5) + circle('w', x, 212, 5)).join('')
          : '',
      ];
    },
  },
  dress: {
    finish: 'vivid',
    draw: (s) => {
      const hem = { mini: 224, midi: 258, maxi: 286 }[s.among(['midi', 'mini', 'maxi'])];
      const flare = s.pick([14, 34, 48]);
      return [
        line('i', 5, 'M160 52V42q0-10 10-10M110 66q50-30 100 0'),
        s.int(2) ? shape('m', 'M120 66 84 116l22 22 24-30zM200 66l36 50-22 22-24-30z') : '',
        shape(
          'm',
          `M120 62q12 6 14 0 26 26 52 0 2 6 14 0 8 44-10 84L${190 + flare} ${hem}Q160 ${hem + 16} ${130 - flare} ${hem}L130 146q-18-40-10-84z`,
        ),
        shape('z', 'M130 144q30 10 60 0l4 12q-34 10-68 0z'),
        line('h', 4, `M146 168l-10 ${hem - 176}M174 168l10 ${hem - 176}`),
        s.int(2) ? circle('x', 160, 152, 8) : rect('x', 128, 144, 64, 10, 4),
      ];
    },
  },
  jacket: {
    finish: 'home',
    draw: (s) => {
      const puffer = s.is('cold') || (!s.is('mild', 'rain') && s.int(2) === 1);
      return [
        shadow(160, 284, 86),
        s.is('rain') || s.int(2)
          ? shape('d', 'M112 74q4-44 48-44t48 44l-20 22h-56z')
          : shape('d', 'M128 60h64l6 26h-76z'),
        shape(
          'd',
          'M110 72 70 98q-22 60-20 142l36 6 22-100zM210 72l40 26q22 60 20 142l-36 6-22-100z',
        ),
        shape('m', 'M110 72q50 26 100 0 18 8 22 22v168q0 12-12 12H100q-12 0-12-12V94q4-14 22-22z'),
        puffer
          ? line(
              'z',
              4,
              'M88 122q72 14 144 0M88 160q72 14 144 0M88 198q72 14 144 0M88 236q72 14 144 0',
            )
          : rect('d', 104, 208, 40, 34, 6) +
            rect('d', 176, 208, 40, 34, 6) +
            rect('d', 176, 128, 34, 6, 3),
        line('u', 4, 'M160 86v186'),
        rect('x', 156, 94, 9, 18, 3),
        shape('h', 'M98 100q8-12 16-14v170h-16z'),
      ];
    },
  },
  handbag: {
    finish: 'leather',
    draw: (s) => {
      switch (s.among(['tote', 'shoulder', 'crossbody'])) {
        case 'tote':
          return [
            shadow(160, 274, 104),
            line('d', 9, 'M118 120q-2-78 42-78t42 78'),
            shape('m', 'M66 112h188l14 148q1 12-12 12H64q-13 0-12-12z'),
            shape('z', 'M66 112h188l2 16H64z'),
            line('l', 2, 'M74 140h172M64 254h192'),
            circle('a', 118, 122, 6),
            circle('a', 202, 122, 6),
            rect('d', 142, 176, 36, 24, 4),
          ];
        case 'shoulder':
          return [
            shadow(160, 266, 112),
            line('d', 10, 'M72 150q-6-104 88-104t88 104'),
            shape('m', 'M58 146q102-36 204 0l6 88q0 30-30 30H82q-30 0-30-30z'),
            shape('d', 'M56 146q104-38 208 0l2 34q-50 44-106 44T54 180z'),
            rect('a', 144, 208, 32, 26, 8),
            rect('d', 154, 216, 12, 10, 3),
            line('l', 2, 'M66 158q94-32 188 0'),
            circle('a', 72, 146, 7),
            circle('a', 248, 146, 7),
          ];
        default:
          return [
            shadow(160, 266, 96),
            line('a', 5, 'M78 140q0-108 82-112t82 112'),
            rect('m', 66, 124, 188, 138, 26),
            shape('d', 'M66 150q0-26 26-26h136q26 0 26 26l-24 46q-6 12-18 12H108q-12 0-18-12z'),
            circle('a', 160, 206, 15),
            circle('e', 160, 206, 7),
            rect('h', 80, 224, 9, 26, 4),
            line('l', 2, 'M84 142h152'),
          ];
      }
    },
  },
  watch: {
    finish: 'leather',
    draw: (s) => {
      const digital = s.is('digital');
      const hour = s.int(12) * 30;
      const minute = s.int(12) * 30;
      const marks = Array.from({ length: 12 }, (_, i) =>
        move(`rotate(${i * 30} 160 160)`, rect('i', 157, 100, 6, i % 3 ? 8 : 14, 2)),
      ).join('');
      return [
        shadow(160, 298, 46),
        shape(
          'm',
          'M126 104 132 30q1-8 9-8h38q8 0 9 8l6 74zM126 216l6 74q1 8 9 8h38q8 0 9-8l6-74z',
        ),
        line('l', 2, 'M138 34l-4 60M182 34l4 60M138 286l-4-60M182 286l4-60'),
        rect('i', 232, 150, 16, 20, 5),
        digital ? rect('k', 82, 88, 156, 144, 40) : circle('u', 160, 160, 78),
        digital
          ? rect('q', 98, 112, 124, 96, 16) + rect('l', 106, 120, 108, 80, 10)
          : circle(s.pick(['w', 'k', 'd']), 160, 160, 67),
        digital
          ? line('k', 8, 'M124 142v36M142 142h16v18h-16v18h16M178 142v36M178 142h16v36h-16') +
            circle('k', 168, 152, 3) +
            circle('k', 168, 168, 3)
          : marks +
            move(`rotate(${hour} 160 160)`, rect('a', 156, 122, 8, 42, 4)) +
            move(`rotate(${minute} 160 160)`, rect('a', 157, 106, 6, 58, 3)) +
            circle('x', 160, 160, 6),
        digital ? '' : shape('h', 'M106 140q12-36 50-42-34 16-40 58z'),
      ];
    },
  },
};
