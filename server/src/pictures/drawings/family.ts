import type { Drawings, Subject } from '../drawing';
import { circle, ellipse, lettering, line, move, rect, shadow, shape } from '../pen';

const star = (c: string, x: number, y: number, k: number) =>
  move(`translate(${x} ${y}) scale(${k})`, shape(c, 'M0-10l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z'));

/** A bag or, for wet food, a tin with an animal's head on it. */
function petFood(s: Subject, head: string): readonly string[] {
  const name = s.brand ? lettering('w', 160, 112, 22, s.brand, 108) : '';
  if (s.is('wet'))
    return [
      shadow(160, 262, 104),
      rect('m', 64, 120, 192, 134, 8),
      ellipse('m', 160, 252, 96, 18),
      ellipse('u', 160, 120, 96, 22),
      ellipse('i', 160, 120, 82, 15),
      line('w', 5, 'M160 108a20 10 0 1 1-.1 0z'),
      circle('w', 160, 200, 46),
      move('translate(160 204) scale(.82)', head),
      rect('h', 76, 136, 10, 106, 5),
    ];
  return [
    shadow(160, 272, 92),
    shape('m', 'M82 60h156q-6 24-2 44l10 148q0 16-16 16H90q-16 0-16-16l10-148q4-20-2-44z'),
    shape('d', 'M82 60h156q-4 14-4 26H86q0-12-4-26z'),
    line('l', 2, 'M88 74h144'),
    name,
    circle('w', 160, 182, 56),
    move('translate(160 186)', head),
    rect(s.is('grain_free', 'sterilised', 'sensitive') ? 'x' : 'l', 104, 246, 112, 12, 6),
    shape('h', 'M92 96h14l-8 160h-12z'),
    circle('e', 250, 262, 8),
    circle('a', 266, 266, 7),
    circle('e', 236, 268, 6),
  ];
}

const catHead =
  shape('q', 'M-34-30l20 12q14-5 28 0l20-12q6 24 2 36-8 26-36 26T-36 6q-4-12 2-36z') +
  circle('x', -14, 0, 6) +
  circle('x', 14, 0, 6) +
  shape('w', 'M-5 10h10l-5 6z') +
  line('w', 2, 'M-16 18l-24 4M-16 14h-26M16 18l24 4M16 14h26');
const dogHead =
  shape('a', 'M-26-30q26-12 52 0 8 24 4 44-8 22-30 22T-30 14q-4-20 4-44z') +
  shape('e', 'M-26-32q-22 0-20 26 2 22 14 22 8-18 12-42zM26-32q22 0 20 26-2 22-14 22-8-18-12-42z') +
  circle('k', -13, -8, 5) +
  circle('k', 13, -8, 5) +
  ellipse('w', 0, 16, 18, 14) +
  ellipse('k', 0, 9, 8, 6) +
  line('k', 2, 'M0 14v8');

export const family: Drawings = {
  stroller: {
    finish: 'home',
    draw: (s) => [
      shadow(160, 274, 112),
      line('q', 8, 'M74 68l36-8 116 178M206 176 106 250'),
      line('k', 11, 'M70 70l26-6'),
      shape('m', 'M84 160h172q0 66-86 66t-86-66z'),
      shape('d', 'M88 176h164q-8 50-82 50t-82-50z'),
      shape('m', 'M256 160q0-88-92-96v96z'),
      line('d', 4, 'M164 160 210 80M164 160l82-36'),
      shape('h', 'M176 72q50 8 66 58-20-34-66-46z'),
      s.is('travel_system') ? rect('l', 96, 138, 72, 26, 12) : rect('x', 108, 190, 40, 10, 5),
      [100, 232]
        .map((x) => circle('k', x, 250, 24) + circle('u', x, 250, 13) + circle('x', x, 250, 5))
        .join(''),
    ],
  },
  'baby-car-seat': {
    finish: 'vivid',
    draw: (s) => [
      shadow(160, 276, 96),
      shape('k', 'M82 236h156l14 30q0 8-10 8H78q-10 0-10-8z'),
      s.is('newborn') ? line('q', 11, 'M76 170q10-120 84-120t84 120') : '',
      shape('d', 'M98 68q62-44 124 0 22 90 20 160-82 40-164 0-2-70 20-160z'),
      shape('m', 'M112 78q48-30 96 0 16 76 14 134-62 30-124 0-2-58 14-134z'),
      shape('l', 'M124 84q36-20 72 0l6 40q-42 16-84 0z'),
      line('k', 10, 'M134 118l20 68M186 118l-20 68'),
      rect('x', 146, 180, 28, 26, 8),
      shape('d', 'M100 206q60 28 120 0l4 30q-64 22-128 0z'),
      star('w', 160, 104, 1),
    ],
  },
  diaper: {
    finish: 'soft',
    draw: (s) => [
      shadow(160, 270, 110),
      rect('m', 56, 82, 168, 184, 20),
      shape('d', 'M204 82q20 0 20 20v144q0 20-20 20z'),
      line('d', 12, 'M112 82q0-32 28-32t28 32'),
      shape('w', 'M56 150q84-36 168 0v50q-84 36-168 0z'),
      s.brand ? lettering('d', 140, 184, 26, s.brand, 130) : star('x', 140, 176, 2),
      circle('x', 84, 232, 16),
      lettering(
        'w',
        84,
        239,
        18,
        ['size_2', 'size_3', 'size_4', 'size_5'].find((size) => s.is(size))?.at(-1) ?? '4',
        20,
      ),
      star('w', 96, 116, 1),
      star('w', 190, 112, 0.8),
      shape('w', 'M180 206q54-14 108 0l-6 16q-24 4-28 44h-40q-4-40-28-44z'),
      shape('v', 'M212 246q22 8 44 0l-2 20h-40z'),
      rect(s.is('pants') ? 'l' : 'x', 182, 206, 20, 12, 4),
      rect(s.is('pants') ? 'l' : 'x', 266, 206, 20, 12, 4),
    ],
  },
  toy: {
    finish: 'vivid',
    draw: (s) => {
      const block = (c: string, x: number, y: number, n: number) =>
        Array.from({ length: n }, (_, i) => rect(c, x + 8 + i * 32, y - 9, 16, 14, 3)).join('') +
        rect(c, x, y, n * 32, 44, 5) +
        rect('h', x + 5, y + 5, n * 32 - 10, 5, 2);
      switch (
        s.among(['building', 'vehicle', 'doll', 'learning', 'creative', 'active', 'board_game'])
      ) {
        case 'vehicle':
          return [
            shadow(160, 260, 124),
            shape(
              'm',
              'M34 200q0-24 24-28l34-8 26-46q6-10 18-10h62q12 0 20 10l30 44 30 8q18 6 18 28v24q0 12-12 12H46q-12 0-12-12z',
            ),
            shape('n', 'M112 162l18-32q4-6 10-6h18v38zM172 124h24q6 0 10 6l22 32h-56z'),
            rect('x', 34, 206, 262, 12),
            circle('w', 280, 192, 8),
            [94, 232]
              .map(
                (x) => circle('k', x, 234, 30) + circle('x', x, 234, 16) + circle('w', x, 234, 6),
              )
              .join(''),
          ];
        case 'doll':
          return [
            shadow(160, 276, 78),
            circle('a', 108, 78, 20),
            circle('a', 212, 78, 20),
            ellipse('a', 160, 218, 58, 60),
            ellipse('e', 104, 190, 20, 32),
            ellipse('e', 216, 190, 20, 32),
            ellipse('e', 126, 264, 26, 18),
            ellipse('e', 194, 264, 26, 18),
            circle('a', 160, 116, 62),
            circle('w', 160, 134, 26),
            ellipse('k', 160, 124, 10, 7),
            circle('k', 138, 104, 6),
            circle('k', 182, 104, 6),
            line('k', 3, 'M160 130v8q-8 8-14 4M160 138q8 8 14 4'),
            shape('m', 'M160 184l-34-18v36zM160 184l34-18v36z'),
            circle('x', 160, 184, 9),
          ];
        case 'active':
          return [
            shadow(160, 268, 92),
            circle('m', 160, 168, 94),
            shape('x', 'M160 74a94 94 0 0 1 82 48q-60 10-82 46-22-36-82-46a94 94 0 0 1 82-48z'),
            shape('w', 'M78 214q60-10 82-46 22 36 82 46a94 94 0 0 1-164 0z'),
            circle('k', 160, 168, 12),
            shape('h', 'M92 130q16-34 50-44-24 20-32 50z'),
          ];
        case 'creative':
          return [
            shadow(160, 268, 110),
            rect('w', 62, 74, 170, 190, 8),
            circle('x', 116, 130, 26),
            shape('m', 'M62 220l50-54 40 40 30-24 50 46v28q0 8-8 8H70q-8 0-8-8z'),
            ['m', 'x', 'y', 'l']
              .map((c, i) =>
                move(
                  `rotate(${i * 8 - 4} 236 290)`,
                  rect(c, 242, 110, 18, 130, 4),
                  shape('a', 'M242 110l9-22 9 22z'),
                ),
              )
              .join(''),
          ];
        default:
          return [
            shadow(160, 270, 112),
            block('m', 48, 218, 4),
            block('x', 180, 218, 3),
            block('l', 80, 174, 3),
            block('d', 182, 174, 2),
            block('y', 112, 130, 3),
            block('m', 144, 86, 2),
          ];
      }
    },
  },
  'cat-food': { finish: 'vivid', draw: (s) => petFood(s, catHead) },
  'dog-food': { finish: 'vivid', draw: (s) => petFood(s, dogHead) },
  vitamin: {
    finish: 'vivid',
    draw: (s) => {
      const letter = s.is('vitamin_c')
        ? 'C'
        : s.is('vitamin_d')
          ? 'D3'
          : s.is('b12')
            ? 'B12'
            : s.is('omega3')
              ? 'Ω 3'
              : s.is('magnesium')
                ? 'Mg'
                : '';
      const capsule = (x: number, y: number, turn: number) =>
        move(
          `translate(${x} ${y}) rotate(${turn})`,
          rect('x', -26, -11, 52, 22, 11),
          shape('w', 'M0-11h15a11 11 0 0 1 0 22H0z'),
          rect('h', -18, -7, 34, 4, 2),
        );
      return [
        shadow(150, 270, 96),
        rect('w', 100, 46, 104, 44, 8),
        line('v', 3, 'M116 52v32M132 52v32M148 52v32M164 52v32M180 52v32'),
        rect('m', 84, 88, 136, 178, 26),
        rect('w', 84, 132, 136, 92),
        rect('l', 84, 132, 136, 10),
        letter
          ? lettering('d', 152, 196, 44, letter, 96)
          : shape('d', 'M140 156h24v18h18v24h-18v18h-24v-18h-18v-24h18z'),
        s.brand ? lettering('w', 152, 118, 17, s.brand, 104) : '',
        rect('h', 94, 100, 10, 156, 5),
        capsule(244, 250, -18),
        capsule(70, 258, 24),
        s.int(2) ? capsule(264, 220, 40) : '',
      ];
    },
  },
  'blood-pressure-monitor': {
    finish: 'device',
    draw: (s) =>
      s.is('wrist')
        ? [
            shadow(160, 266, 100),
            shape('q', 'M58 150q0-74 102-74t102 74v42q0 70-102 70T58 192z'),
            shape('k', 'M84 156q0-52 76-52t76 52v30q0 50-76 50t-76-50z'),
            rect('w', 92, 92, 136, 132, 24),
            rect('l', 106, 106, 108, 80, 10),
            lettering('k', 160, 142, 32, '120', 90),
            lettering('k', 160, 176, 28, '80', 90),
            circle('x', 160, 205, 11),
          ]
        : [
            shadow(160, 266, 124),
            line('q', 8, 'M172 190q40 30 54-20'),
            rect('m', 206, 62, 88, 132, 26),
            rect('d', 206, 104, 88, 28),
            rect('h', 216, 72, 10, 104, 5),
            rect('v', 34, 96, 160, 166, 26),
            rect('w', 34, 90, 160, 164, 26),
            rect('l', 50, 106, 128, 100, 12),
            lettering('k', 114, 146, 36, '120', 100),
            lettering('k', 114, 190, 36, '80', 100),
            shape('x', 'M70 232q-9-9-16-3t2 15l14 12 14-12q8-9 2-15t-16 3z'),
            circle('m', 158, 230, 15),
          ],
  },
  'electric-toothbrush': {
    finish: 'device',
    draw: (s) => [
      shadow(160, 274, 84),
      ellipse('v', 152, 262, 56, 13),
      ellipse('w', 152, 256, 56, 13),
      move(
        'rotate(5 152 180)',
        rect('m', 128, 134, 48, 124, 22),
        rect('h', 136, 146, 7, 92, 3),
        rect('w', 142, 74, 20, 66, 8),
        circle('x', 152, 170, 9),
        rect('l', 148, 190, 8, 4, 2),
        rect('l', 148, 200, 8, 4, 2),
        s.is('sonic')
          ? rect('w', 140, 30, 24, 54, 10) +
              rect('x', 162, 34, 12, 44, 3) +
              line('l', 3, 'M170 36v40')
          : circle('w', 156, 56, 22) +
              circle('x', 160, 56, 15) +
              line('l', 3, 'M154 46v20M162 44v24M170 48v16'),
      ),
      line('m', 5, 'M198 34q16 20 0 44M214 24q24 32 0 64'),
      shape(
        'w',
        'M214 178q20-16 34-6 14-10 34 6 8 26-8 54-8 14-12-10-6-18-14-18t-14 18q-4 24-12 10-16-28-8-54z',
      ),
      shape('h', 'M222 184q8-10 20-6-12 4-14 26z'),
    ],
  },
};
