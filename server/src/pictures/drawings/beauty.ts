import type { Drawings } from '../drawing';
import { circle, lettering, line, move, rect, shadow, shape } from '../pen';

const drop = (c: string, x: number, y: number, r: number) =>
  shape(
    c,
    `M${x} ${y - r * 1.5}q${r} ${r} ${r} ${r * 1.5}a${r} ${r} 0 0 1-${2 * r} 0q0-${r * 0.5} ${r}-${r * 1.5}z`,
  );

const leaf = (c: string, x: number, y: number, turn: number) =>
  move(`translate(${x} ${y}) rotate(${turn})`, shape(c, 'M0 0q34-26 64 0-30 26-64 0z'));

export const beauty: Drawings = {
  perfume: {
    finish: 'glow',
    draw: (s) => {
      const form = s.int(5);
      const bottle =
        [
          'M92 132q0-18 18-18h100q18 0 18 18v112q0 18-18 18H110q-18 0-18-18z',
          'M160 112a76 76 0 0 1 48 134q-6 16-20 16h-56q-14 0-20-16a76 76 0 0 1 48-134z',
          'M116 112h88l34 66-30 84h-96l-30-84z',
          'M118 108h84q10 0 10 14v126q0 14-14 14h-76q-14 0-14-14V122q0-14 10-14z',
          'M104 128q56-34 112 0 24 54 0 134H104q-24-80 0-134z',
        ][form] ?? '';
      const cap = s.pick([
        rect('k', 136, 46, 48, 50, 8) + rect('q', 142, 46, 8, 50, 4),
        circle('a', 160, 66, 28) + circle('h', 152, 58, 8),
        rect('a', 130, 54, 60, 42, 4) + rect('e', 176, 54, 14, 42, 4),
        shape('k', 'M132 96l8-48h40l8 48z'),
      ]);
      return [
        shadow(160, 268, 82),
        cap,
        rect('u', 144, 94, 32, 20, 3),
        shape('w', bottle),
        `<path class="m" fill-opacity=".92" transform="translate(11 20) scale(.93)" d="${bottle}"/>`,
        shape('h', 'M108 138q10-12 20-14v120q-16-6-20-20z'),
        rect('w', 124, 168, 72, 50, 4),
        line('a', 2, 'M130 174h60v38h-60z'),
        s.brand
          ? lettering('k', 160, 198, 13, s.brand, 54)
          : line('k', 3, 'M142 188h36M150 200h20'),
        s.is('floral', 'fruity') ? leaf('f', 222, 250, -24) + leaf('x', 226, 262, 8) : '',
        s.is('fresh', 'marine') ? drop('c', 250, 222, 12) + drop('c', 272, 244, 8) : '',
        s.is('woody', 'spicy') ? rect('e', 224, 244, 62, 18, 9) + circle('a', 286, 253, 9) : '',
      ];
    },
  },
  skincare: {
    finish: 'soft',
    draw: (s) => [
      shadow(160, 268, 110),
      s.pick([
        rect('k', 112, 46, 24, 44, 10) +
          rect('d', 106, 84, 36, 24, 4) +
          rect('m', 84, 106, 80, 158, 16) +
          rect('h', 92, 118, 9, 130, 4),
        rect('w', 104, 52, 40, 34, 6) +
          shape('m', 'M88 86h72l-6 168q0 10-10 10h-40q-10 0-10-10z') +
          rect('h', 100, 98, 8, 140, 4),
        line('q', 8, 'M124 82V58H92') +
          rect('q', 104, 78, 40, 18, 5) +
          rect('m', 80, 96, 88, 168, 22) +
          rect('h', 90, 112, 9, 130, 4),
      ]),
      rect('w', 94, 158, 60, 58, 6),
      s.brand ? lettering('k', 124, 184, 12, s.brand, 50) : line('k', 3, 'M106 180h36'),
      line('v', 4, 'M106 198h36'),
      rect('l', 158, 202, 100, 62, 16),
      rect('z', 158, 236, 100, 28, 14),
      rect('w', 152, 172, 112, 36, 9),
      rect('v', 152, 194, 112, 14, 7),
      drop('x', 236, 128, 14),
      drop('h', 236, 128, 9),
    ],
  },
  makeup: {
    finish: 'blush',
    draw: (s) => [
      shadow(160, 268, 112),
      move(
        s.pick(['translate(0 0)', 'rotate(-6 120 200)']),
        rect('k', 74, 172, 62, 92, 6),
        rect('a', 80, 142, 50, 36, 3),
        shape('m', 'M86 144v-46q2-26 38-40v86z'),
        shape('l', 'M86 98q2-26 38-40v14q-24 10-38 26z'),
        rect('q', 82, 180, 9, 76, 4),
      ),
      circle('k', 214, 196, 68),
      circle('a', 214, 196, 60),
      circle('l', 214, 196, 52),
      shape('m', 'M162 196a52 52 0 0 0 104 0z'),
      line('a', 5, 'M162 196h104'),
      shape('h', 'M176 170q14-26 40-26-22 10-26 30z'),
      move(
        'rotate(38 220 84)',
        rect('k', 214, 34, 12, 62, 5),
        rect('a', 213, 90, 14, 12),
        shape('d', 'M208 102h24l6 32q-18 14-36 0z'),
      ),
    ],
  },
  haircare: {
    finish: 'vivid',
    draw: (s) => [
      shadow(160, 268, 108),
      line('q', 10, 'M116 84V62H84'),
      rect('k', 100, 80, 34, 22, 6),
      rect('m', 72, 100, 90, 164, s.pick([18, 30, 10])),
      rect('h', 82, 116, 10, 128, 5),
      rect('w', 90, 158, 60, 62, 8),
      line('m', 5, 'M102 206q-4-30 18-34t20 34'),
      s.brand ? lettering('k', 117, 250, 13, s.brand, 66) : '',
      shape('x', 'M184 72q34-12 68 0l-8 160h-52z'),
      shape('h', 'M192 78q8-4 16-5l4 156h-14z'),
      rect('k', 188, 230, 60, 34, 8),
      line('w', 4, 'M202 128q16-14 32 0M202 146q16-14 32 0M202 164q16-14 32 0'),
    ],
  },
  bodycare: {
    finish: 'soft',
    draw: (s) => [
      shadow(160, 268, 112),
      line('k', 11, 'M140 76V54h-36'),
      rect('q', 120, 72, 40, 22, 6),
      shape('m', 'M96 128q0-34 44-36 44 2 44 36v120q0 16-16 16h-56q-16 0-16-16z'),
      rect('h', 106, 130, 10, 118, 5),
      rect('w', 110, 154, 60, 68, 30),
      drop('m', 140, 194, 15),
      s.brand ? lettering('k', 140, 246, 13, s.brand, 66) : '',
      rect('x', 190, 218, 86, 46, 20),
      rect('h', 202, 226, 60, 9, 4),
      circle('w', 210, 200, 14),
      circle('w', 236, 190, 20),
      circle('w', 260, 206, 11),
      circle('h', 230, 184, 7),
    ],
  },
  suncare: {
    finish: 'sunny',
    draw: (s) => [
      circle('r', 228, 98, 40),
      line(
        'r',
        8,
        'M228 36v-8M228 168v-8M166 98h-8M298 98h-8M184 54l-6-6M278 148l-6-6M184 142l-6 6M278 48l-6 6',
      ),
      shadow(146, 268, 88),
      s.int(2)
        ? shape('m', 'M92 66q42-14 84 0l-10 164h-64z') +
          shape('h', 'M102 74q8-4 16-5l4 156h-14z') +
          rect('w', 98, 228, 72, 36, 9)
        : rect('w', 112, 50, 48, 40, 10) +
          rect('m', 86, 88, 100, 176, 26) +
          rect('h', 96, 106, 10, 132, 5),
      circle('w', 135, 150, 30),
      lettering('k', 135, 158, 22, s.pick(['50+', '50', '30']), 50),
      s.brand ? lettering('w', 135, 206, 13, s.brand, 58) : line('w', 4, 'M114 202h42'),
      shape('a', 'M190 264q34-26 104-14l4 14z'),
      move(
        'rotate(20 250 240)',
        shape('x', 'M250 222l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z'),
      ),
    ],
  },
};
