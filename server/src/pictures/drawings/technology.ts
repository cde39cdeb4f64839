import type { Drawings } from '../drawing';
import { circle, line, move, rect, shadow, shape } from '../pen';

const lens = (x: number, y: number, r: number) =>
  circle('k', x, y, r) +
  circle('q', x, y, r * 0.62) +
  circle('h', x - r * 0.25, y - r * 0.25, r * 0.22);

const screen = (x: number, y: number, w: number, h: number, rx: number, edge: number) =>
  rect('k', x, y, w, h, rx) +
  rect('n', x + edge, y + edge, w - 2 * edge, h - 2 * edge, Math.max(2, rx - edge));

export const technology: Drawings = {
  smartphone: {
    finish: 'device',
    draw: (s) => {
      const cameras = s.pick([
        rect('d', 92, 66, 40, 62, 18) + lens(112, 84, 12) + lens(112, 111, 12),
        rect('d', 92, 66, 62, 58, 18) + lens(109, 82, 11) + lens(109, 108, 11) + lens(137, 95, 11),
        lens(106, 82, 11) + lens(106, 109, 11) + lens(106, 136, 9),
        circle('d', 128, 98, 32) + lens(117, 88, 10) + lens(139, 88, 10) + lens(128, 110, 10),
      ]);
      return [
        shadow(162, 276, 92),
        move(
          'rotate(-7 130 160)',
          rect('d', 82, 52, 102, 208, 24),
          rect('m', 80, 50, 102, 208, 24),
          cameras,
          line('h', 3, 'M96 244h70'),
        ),
        screen(146, 60, 104, 212, 22, 6),
        shape('h', 'M152 214q40-50 92-30v66q0 16-16 16h-60q-16 0-16-16z'),
        circle('h', 214, 118, 22),
        rect('k', 184, 74, 28, 8, 4),
      ];
    },
  },
  'phone-case': {
    finish: (s) => (s.is('transparent') ? [196, 14, 82, 190] : undefined),
    draw: (s) => [
      shadow(160, 276, 74),
      move(
        'rotate(6 160 160)',
        rect('d', 98, 44, 128, 228, 30),
        rect('m', 94, 42, 128, 228, 30),
        rect('l', 102, 50, 112, 212, 23),
        rect('m', 106, 54, 104, 204, 20),
        rect('d', 112, 60, 56, 58, 18),
        lens(128, 76, 10),
        lens(128, 102, 10),
        lens(152, 89, 10),
        s.is('wallet', 'leather')
          ? rect('d', 122, 150, 76, 92, 8) + line('l', 2, 'M128 166h64M128 236h64')
          : s.is('magsafe') || s.int(2)
            ? `${line('l', 6, 'M158 148a36 36 0 1 1-.1 0z')}${line('l', 6, 'M158 232v16')}`
            : shape('h', 'M106 214 210 118v70l-86 70q-18 0-18-18z'),
      ),
    ],
  },
  laptop: {
    finish: 'device',
    draw: (s) => [
      shadow(160, 244, 132),
      screen(64, 74, 192, 134, 12, 7),
      s.pick([
        shape('h', 'M71 180q60-60 110-20t68-10v51H71z') + circle('h', 210, 108, 16),
        rect('h', 84, 96, 54, 8, 4) +
          rect('h', 84, 112, 90, 8, 4) +
          rect('h', 84, 128, 70, 8, 4) +
          rect('x', 176, 96, 56, 76, 8),
        shape('h', 'M71 201 130 81h60L130 201z'),
      ]),
      shape('m', 'M56 208h208l26 26q3 10-8 10H38q-11 0-8-10z'),
      shape('d', 'M31 237h258q0 7-7 7H38q-7 0-7-7z'),
      shape('l', 'M132 208h56l4 9h-64z'),
      shape('z', 'M72 213h176l10 10H62z'),
    ],
  },
  desktop: {
    finish: 'device',
    draw: (s) => {
      const form = s.among(['tower', 'all_in_one', 'mini']);
      const wide = form === 'all_in_one';
      const x = wide ? 54 : 36;
      return [
        shadow(160, 262, 122),
        screen(x, 68, 212, 138, 12, 7),
        shape('h', `M${x + 7} 170q70-50 120-10t78-14v53H${x + 7}z`),
        wide ? rect('m', x, 192, 212, 26, 8) : '',
        shape('m', `M${x + 86} ${wide ? 218 : 206}h40l6 46h-52z`),
        rect('d', x + 62, 250, 88, 10, 5),
        form === 'tower'
          ? rect('k', 216, 94, 76, 168, 10) +
            rect('q', 222, 100, 64, 156, 6) +
            [128, 178, 228]
              .map(
                (y) => circle('k', 254, y, 20) + line('x', 4, `M254 ${y - 14}a14 14 0 1 1-.1 0z`),
              )
              .join('')
          : form === 'mini'
            ? rect('m', 214, 208, 84, 54, 12) +
              rect('d', 214, 246, 84, 16, 8) +
              circle('x', 230, 228, 4)
            : rect('w', 106, 268, 88, 10, 4) + rect('w', 202, 266, 16, 14, 7),
      ];
    },
  },
  tablet: {
    finish: 'device',
    draw: (s) => [
      shadow(160, 270, 100),
      move(
        `rotate(${s.pick([-5, 4, 0])} 160 160)`,
        rect('m', 76, 52, 164, 216, 20),
        screen(80, 52, 164, 214, 20, 9),
        shape('h', 'M89 210q54-70 100-30t46-10v76q0 11-11 11H100q-11 0-11-11z'),
        circle('x', 196, 104, 20),
        rect('h', 106, 84, 50, 9, 4),
        rect('h', 106, 101, 34, 9, 4),
      ),
      move(
        'rotate(12 262 160)',
        rect('w', 257, 74, 11, 168, 5),
        shape('v', 'M257 236h11l-5 18z'),
        rect('v', 257, 74, 5, 162, 3),
      ),
    ],
  },
  tv: {
    finish: 'device',
    draw: (s) => [
      shadow(160, 254, 124),
      s.pick([
        line('k', 7, 'M84 222l-16 28M236 222l16 28'),
        rect('k', 146, 216, 28, 26) + rect('k', 104, 240, 112, 9, 4),
      ]),
      screen(24, 66, 272, 160, 8, 5),
      s.pick([
        circle('x', 214, 122, 30) +
          shape('z', 'M29 200l70-72 52 54 34-30 106 69H29z') +
          shape('z', 'M29 221l100-50 162 40v10z'),
        shape('h', 'M29 170q70-70 130-20t132-40v111H29z') +
          shape('z', 'M29 196q90-40 140-6t122-22v53H29z'),
        circle('h', 160, 146, 58) + circle('h', 160, 146, 38) + circle('x', 160, 146, 20),
      ]),
      shape('h', 'M29 71h120L60 221H29z'),
    ],
  },
};
