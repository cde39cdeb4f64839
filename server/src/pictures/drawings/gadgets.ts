import type { Drawings } from '../drawing';
import { circle, ellipse, line, move, rect, shadow, shape } from '../pen';

export const gadgets: Drawings = {
  headphones: {
    finish: 'device',
    draw: (s) =>
      ['in_ear', 'open_ear'].includes(s.among(['over_ear', 'in_ear', 'on_ear', 'open_ear']))
        ? [
            shadow(160, 262, 96),
            rect('d', 84, 158, 152, 100, 42),
            rect('m', 84, 150, 152, 100, 42),
            line('d', 3, 'M86 190h148'),
            circle('x', 160, 216, 4),
            move(
              'rotate(-14 118 110)',
              rect('w', 108, 98, 20, 66, 10),
              ellipse('w', 116, 92, 28, 24),
              ellipse('k', 100, 96, 12, 15),
              circle('v', 126, 86, 8),
            ),
            move(
              'rotate(14 202 110)',
              rect('w', 192, 98, 20, 66, 10),
              ellipse('w', 204, 92, 28, 24),
              ellipse('k', 220, 96, 12, 15),
              circle('v', 194, 86, 8),
            ),
          ]
        : [
            shadow(160, 268, 92),
            line('d', 20, 'M84 190v-34a76 76 0 0 1 152 0v34'),
            line('m', 13, 'M84 190v-34a76 76 0 0 1 152 0v34'),
            line('q', 18, 'M118 88a76 76 0 0 1 84 0'),
            rect('k', 88, 168, 30, 90, 15),
            rect('k', 202, 168, 30, 90, 15),
            rect('m', 62, 164, 42, 98, 21),
            rect('m', 216, 164, 42, 98, 21),
            rect('h', 70, 178, 7, 52, 3),
            circle('x', 237, 240, 5),
          ],
  },
  smartwatch: {
    finish: 'device',
    draw: (s) => {
      const band = s.is('band');
      const round = !band && s.int(2) === 1;
      const [x, w, h] = band ? [126, 68, 116] : [98, 124, 140];
      const y = 160 - h / 2;
      return [
        shadow(160, 292, 50),
        shape(
          'm',
          `M${x + 14} ${y + 10} ${x + 22} 34q2-10 12-10h${w - 68}q10 0 12 10l8 ${y - 24}z`,
        ),
        shape(
          'm',
          `M${x + 14} ${y + h - 10} ${x + 22} 286q2 10 12 10h${w - 68}q10 0 12-10l8-${y - 24}z`,
        ),
        rect('d', x + w - 4, 138, 12, 26, 5),
        round
          ? circle('u', 160, 160, 72) + circle('k', 160, 160, 65)
          : rect('u', x, y, w, h, 36) + rect('k', x + 6, y + 6, w - 12, h - 12, 30),
        line('x', 8, 'M160 132a28 28 0 1 1-26 18'),
        line('l', 6, 'M160 146a14 14 0 1 1-14 14'),
        band ? '' : `${rect('w', 138, 200, 44, 6, 3)}${rect('q', 144, 112, 32, 6, 3)}`,
      ];
    },
  },
  gaming: {
    finish: 'device',
    draw: (s) => {
      const pad = (x: number, y: number) =>
        shape(
          'k',
          `M${x} ${y}q28-12 56 0t56 0q28 4 36 64t-24 34-40-34h-56q-18 34-40 34t-24-34 36-64z`,
        ) +
        circle('q', x + 44, y + 44, 15) +
        circle('q', x + 78, y + 44, 15) +
        line('w', 7, `M${x + 12} ${y + 12}v22m-11-11h22`) +
        circle('x', x + 108, y + 14, 6) +
        circle('l', x + 120, y + 28, 6);
      switch (s.among(['console', 'handheld', 'vr', 'gamepad', 'wheel', 'mouse', 'keyboard'])) {
        case 'mouse':
          return [
            shadow(160, 268, 70),
            rect('k', 106, 62, 108, 196, 54),
            line('q', 4, 'M160 64v72M108 140h104'),
            rect('x', 152, 84, 16, 40, 8),
          ];
        case 'keyboard':
          return [
            shadow(160, 232, 130),
            rect('k', 34, 104, 252, 116, 14),
            ...[0, 1, 2].map((row) => line('q', 18, `M${54 + row * 6} ${126 + row * 28}h210`)),
            line('x', 4, 'M104 204h112'),
          ];
        case 'console':
          return [
            shadow(160, 268, 116),
            shape('w', 'M88 62q40-14 48 0l10 196H82z'),
            shape('v', 'M136 62l10 196h12L150 70z'),
            shape('k', 'M104 60h22l6 198h-30z'),
            line('x', 3, 'M102 74v168'),
            move('translate(20 64)', pad(136, 124)),
          ];
        case 'handheld':
          return [
            shadow(160, 240, 130),
            rect('k', 40, 96, 240, 136, 30),
            rect('m', 40, 96, 54, 136, 28),
            rect('x', 226, 96, 54, 136, 28),
            rect('n', 88, 106, 144, 116, 6),
            shape('h', 'M88 196q50-60 90-20t54-10v56H88z'),
            circle('k', 66, 136, 14),
            circle('k', 254, 190, 14),
            circle('w', 254, 132, 7),
            circle('w', 66, 190, 7),
          ];
        case 'vr':
          return [
            shadow(160, 248, 100),
            line('q', 16, 'M80 150q80-110 160 0'),
            rect('w', 62, 128, 196, 104, 46),
            rect('v', 62, 190, 196, 42, 21),
            rect('k', 80, 146, 160, 64, 30),
            circle('n', 118, 178, 20),
            circle('n', 202, 178, 20),
          ];
        default:
          return [shadow(160, 246, 116), move('translate(-36 -14) scale(1.3)', pad(94, 92))];
      }
    },
  },
  charger: {
    finish: 'device',
    draw: (s) => {
      const bolt = (x: number, y: number) =>
        shape('x', `M${x + 6} ${y - 28}l-22 32h14l-6 24 24-34h-14z`);
      switch (s.among(['wall', 'wireless', 'power_bank', 'car'])) {
        case 'wireless':
          return [
            shadow(160, 254, 104),
            line('q', 6, 'M160 232q0 30 60 30h100'),
            ellipse('d', 160, 208, 100, 42),
            ellipse('m', 160, 196, 100, 42),
            line('l', 3, 'M160 170a60 25 0 1 1-.1 0z'),
            bolt(160, 196),
            line('x', 5, 'M118 128a60 60 0 0 1 84 0M134 106a90 90 0 0 1 52 0'),
          ];
        case 'power_bank':
          return [
            shadow(160, 268, 78),
            move(
              'rotate(-6 160 160)',
              rect('d', 104, 58, 116, 208, 24),
              rect('m', 100, 54, 116, 208, 24),
              rect('k', 128, 62, 26, 8, 4),
              rect('k', 164, 62, 26, 8, 4),
              bolt(158, 168),
              [0, 1, 2, 3].map((i) => circle(i < 3 ? 'l' : 'd', 134 + i * 16, 236, 4)).join(''),
            ),
          ];
        case 'car':
          return [
            shadow(160, 274, 60),
            rect('u', 140, 176, 40, 84, 10),
            rect('i', 128, 204, 64, 10, 5),
            shape('m', 'M112 60h96l-14 128h-68z'),
            rect('d', 112, 50, 96, 32, 14),
            rect('k', 126, 60, 28, 10, 4),
            rect('k', 166, 60, 28, 10, 4),
            bolt(160, 136),
          ];
        default:
          return [
            shadow(150, 262, 92),
            line('q', 8, 'M204 196q60 0 60-50t-40-62'),
            rect('k', 206, 66, 36, 24, 8),
            rect('i', 108, 66, 11, 50, 4),
            rect('i', 152, 66, 11, 50, 4),
            rect('v', 72, 108, 128, 146, 26),
            rect('w', 72, 104, 128, 144, 26),
            rect('k', 120, 222, 32, 10, 5),
            bolt(136, 168),
          ];
      }
    },
  },
  camera: {
    finish: 'device',
    draw: (s) => {
      const kind = s.among(['mirrorless', 'dslr', 'compact', 'action', 'instant', 'vlog']);
      const big = (x: number, y: number, r: number) =>
        circle('k', x, y, r) +
        circle('q', x, y, r * 0.84) +
        circle('k', x, y, r * 0.68) +
        circle('n', x, y, r * 0.48) +
        circle('h', x - r * 0.2, y - r * 0.22, r * 0.14);
      if (kind === 'instant')
        return [
          shadow(160, 264, 92),
          rect('w', 112, 52, 96, 70, 4),
          rect('n', 120, 60, 80, 60, 2),
          rect('d', 72, 108, 176, 150, 36),
          rect('m', 72, 102, 176, 150, 36),
          rect('k', 92, 118, 136, 8, 4),
          big(160, 186, 48),
          circle('w', 220, 146, 13),
          circle('x', 100, 148, 9),
        ];
      if (kind === 'action')
        return [
          shadow(160, 258, 84),
          rect('k', 82, 88, 156, 160, 26),
          rect('q', 90, 96, 140, 144, 20),
          rect('k', 98, 176, 66, 50, 8),
          rect('n', 104, 182, 54, 38, 4),
          big(190, 142, 42),
          rect('x', 106, 114, 34, 8, 4),
          line('i', 10, 'M140 248v14h40v-14'),
        ];
      return [
        shadow(160, 252, 112),
        kind === 'dslr'
          ? shape('k', 'M124 110l14-42h44l14 42z')
          : kind === 'mirrorless'
            ? shape('q', 'M132 108l8-26h40l8 26z')
            : rect('m', 196, 92, 46, 18, 8),
        circle('u', 86, 104, 15),
        rect('x', 216, 92, 26, 16, 7),
        rect(kind === 'dslr' ? 'q' : 'm', 54, 104, 212, 142, 22),
        rect('k', 54, 138, 212, 80),
        rect('h', 62, 116, 40, 7, 3),
        big(160, 178, kind === 'compact' ? 48 : 64),
        circle('w', 240, 122, 7),
      ];
    },
  },
};
