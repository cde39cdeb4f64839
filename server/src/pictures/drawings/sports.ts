import type { Drawings } from '../drawing';
import { circle, ellipse, line, move, rect, shadow, shape } from '../pen';

const wheel = (x: number, y: number, r: number) =>
  line('k', 9, `M${x} ${y - r}a${r} ${r} 0 1 1-.1 0z`) +
  line(
    'i',
    1.5,
    `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ${r * 1.4}M${x + r * 0.7} ${y - r * 0.7}l-${r * 1.4} ${r * 1.4}`,
  ) +
  circle('q', x, y, 7);

const plates = (x: number, side: 1 | -1) =>
  rect('k', x - 14, 106, 28, 108, 8) +
  rect('m', x + side * 26 - 11, 122, 22, 76, 7) +
  rect('i', x + side * 44 - 6, 146, 12, 28, 4);

export const sports: Drawings = {
  'sport-shoe': {
    finish: 'vivid',
    draw: (s) => {
      const high = s.is('basketball', 'hiking');
      return [
        shadow(160, 246, 128),
        shape('w', 'M34 214h252q6 22-14 26H50q-20-2-16-26z'),
        shape('v', 'M34 228h254q-2 10-16 12H50q-14-2-16-12z'),
        s.is('hiking', 'football')
          ? rect('k', 52, 238, 26, 12, 4) +
            rect('k', 96, 238, 26, 12, 4) +
            rect('k', 196, 238, 26, 12, 4) +
            rect('k', 240, 238, 26, 12, 4)
          : line('x', 4, 'M50 234h216'),
        shape(
          'm',
          `M38 ${high ? 92 : 128}q30-16 58-4 30 34 64 34 30 4 58 20 60 10 68 38v6H38q-10-40 0-${high ? 94 : 94}z`,
        ),
        shape('d', `M38 ${high ? 92 : 128}q26-14 50-6l8 90H36q-6-46 2-84z`),
        shape('l', 'M218 178q62 10 68 38v6h-78q-6-30 10-44z'),
        line('w', 6, 'M112 152l26-14M128 166l26-18M146 176l26-16M168 182l22-14'),
        s.pick([
          line('x', 11, 'M84 208q50-4 98-42'),
          line('x', 8, 'M92 210l26-44M112 210l26-40M132 210l26-36'),
          shape('x', 'M84 200q64 12 118-12-40 34-118 26z'),
        ]),
        rect('x', 44, high ? 106 : 140, 18, 34, 6),
      ];
    },
  },
  treadmill: {
    finish: 'device',
    draw: (s) => [
      shadow(160, 272, 128),
      line('q', 14, 'M222 232 252 84'),
      line('m', 11, 'M252 126q-50-6-84 18'),
      shape('k', 'M212 56l74 18-10 44-72-18z'),
      shape('n', 'M220 64l58 14-6 30-58-14z'),
      line('w', 3, 'M228 82l10-10 8 20 10-14 12 4'),
      shape('d', 'M34 240l210-18q14 0 16 12l2 14q0 10-12 12L52 272q-16 0-20-12z'),
      shape('k', 'M40 236l196-18 6 16-198 20z'),
      line('q', 3, 'M84 236l6 14M132 232l6 14M180 228l6 14'),
      rect('x', 246, 228, 32, 30, 10),
      s.is('yes') || s.int(2) ? circle('u', 236, 238, 7) : rect('u', 60, 266, 30, 8, 4),
    ],
  },
  fitness: {
    finish: 'vivid',
    draw: (s) => {
      switch (s.among(['dumbbell', 'yoga_mat', 'exercise_bike'])) {
        case 'yoga_mat':
          return [
            shadow(160, 262, 120),
            shape('d', 'M92 216h196l-20 40H72z'),
            shape('m', 'M88 212h196l-20 40H68z'),
            line('l', 2, 'M120 220h140M112 236h140'),
            ellipse('m', 88, 196, 44, 56),
            rect('m', 84, 140, 4, 112),
            circle('d', 88, 196, 42),
            circle('m', 88, 196, 32),
            circle('d', 88, 196, 21),
            circle('j', 88, 196, 9),
            line('x', 8, 'M128 176q30-60 90-56'),
          ];
        case 'exercise_bike':
          return [
            shadow(160, 272, 108),
            line('k', 13, 'M70 264h70M196 264h62'),
            line('m', 15, 'M104 262 128 150l72 112M128 150l100-14'),
            line('q', 11, 'M228 202 226 92'),
            line('k', 11, 'M226 92q-30-14-44 6'),
            rect('n', 208, 66, 44, 28, 6),
            rect('k', 92, 116, 62, 20, 10),
            line('i', 9, 'M124 134l6 34'),
            circle('d', 204, 210, 44),
            circle('l', 204, 210, 30),
            line('k', 8, 'M150 214l-18 34M118 248h28'),
            circle('u', 152, 212, 10),
          ];
        default:
          return [
            shadow(160, 236, 118),
            move(
              'rotate(-18 160 160)',
              rect('u', 84, 150, 152, 20, 6),
              rect('i', 84, 162, 152, 8, 4),
              plates(104, -1),
              plates(216, 1),
              rect('h', 94, 112, 6, 92, 3),
              rect('h', 206, 112, 6, 92, 3),
            ),
          ];
      }
    },
  },
  bicycle: {
    finish: 'vivid',
    draw: (s) => {
      const type = s.among(['city', 'mountain', 'road', 'folding', 'gravel']);
      const r = type === 'folding' ? 40 : 56;
      const y = 262 - r;
      return [
        shadow(160, 266, 126),
        wheel(78, y, r),
        wheel(242, y, r),
        line('m', 9, `M78 ${y} 116 122h92l-62 ${y - 122}zM146 ${y} 112 108`),
        line('d', 9, `M242 ${y} 204 104`),
        type === 'road' || type === 'gravel'
          ? line('k', 8, 'M200 98h26q18 2 14 20-4 10-16 8')
          : line('k', 8, 'M182 92l22 6 26-12'),
        rect('k', 90, 94, 48, 13, 6),
        circle('k', 146, y, 15),
        circle('u', 146, y, 8),
        line('i', 5, `M146 ${y}l14 26`),
        type === 'city' ? line('a', 4, 'M210 112h52l-6 34h-38zM228 112v34M246 112v34') : '',
        type === 'mountain' ? line('x', 5, `M228 ${y - 38}l-8-28`) : line('x', 4, 'M128 128h60'),
      ];
    },
  },
  tent: {
    finish: 'home',
    draw: (s) => [
      circle('r', s.pick([70, 250]), 72, 24),
      shape('l', 'M10 240 88 126l54 70 42-50 126 94z'),
      ellipse('f', 160, 252, 140, 20),
      s.is('one', 'two') || s.int(2)
        ? shape('m', 'M36 250 150 92q10-8 20 0l114 158z') +
          shape('d', 'M160 88q6 0 10 4l114 158H204z') +
          shape('k', 'M160 120l44 130h-88z') +
          shape('l', 'M160 120l-44 130H94z')
        : shape('m', 'M26 250q20-138 134-138t134 138z') +
          shape('d', 'M186 114q94 12 108 136h-72q0-100-36-136z') +
          shape('k', 'M160 150q34 20 36 100h-72q2-80 36-100z') +
          shape('l', 'M160 150q-30 20-36 100H98q6-70 62-100z'),
      line('u', 3, 'M36 250 16 262M284 250l20 12'),
      shape('f', 'M290 250l12-60 10 60z'),
      move(
        'translate(252 262)',
        line('e', 6, 'M-14 6 14-4M-14-4 14 6'),
        shape('r', 'M0-34q14 18 8 32H-8q-8-10 0-16 2 4 4 4 0-10 4-20z'),
      ),
    ],
  },
};
