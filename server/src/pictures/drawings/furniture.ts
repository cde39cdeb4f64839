import type { Drawings } from '../drawing';
import { circle, ellipse, line, move, rect, shadow, shape } from '../pen';

export const furniture: Drawings = {
  sofa: {
    finish: 'home',
    draw: (s) => {
      const type = s.among(['three_seater', 'two_seater', 'corner', 'sofa_bed', 'armchair']);
      const seats = { three_seater: 3, two_seater: 2, corner: 3, sofa_bed: 2, armchair: 1 }[type];
      const w = 76 + seats * 56;
      const x = 160 - w / 2;
      const cushion = (w - 52) / seats;
      const each = (draw: (x: number) => string) =>
        Array.from({ length: seats }, (_, i) => draw(x + 26 + i * cushion)).join('');
      return [
        shadow(160, 262, w * 0.55),
        line('e', 9, `M${x + 22} 240l-5 20M${x + w - 22} 240l5 20`),
        rect('d', x + 14, 108, w - 28, 120, 24),
        each((cx) => rect('m', cx + 2, 118, cushion - 4, 78, 16)),
        each((cx) => rect('l', cx + 1, 178, cushion - 2, 36, 12)),
        rect('m', x + 8, 204, w - 16, 40, 12),
        rect('m', x, 156, 40, 88, 18),
        rect('m', x + w - 40, 156, 40, 88, 18),
        rect('h', x + 8, 164, 22, 6, 3),
        type === 'corner'
          ? rect('l', x + w - 96, 188, 92, 30, 12) + rect('d', x + w - 96, 212, 92, 40, 10)
          : '',
        seats > 1 ? move(`rotate(-12 ${x + 66} 158)`, rect('x', x + 46, 138, 42, 42, 10)) : '',
      ];
    },
  },
  mattress: {
    finish: 'soft',
    draw: (s) => {
      const wide = s.is('double') || s.int(2) ? 0 : 34;
      return [
        shadow(160, 262, 128 - wide),
        shape('w', `M${70 + wide} 120h${180 - 2 * wide}l${40} 82H${30 + wide}z`),
        rect('m', 30 + wide, 200, 260 - 2 * wide, 54, 16),
        rect('w', 30 + wide, 194, 260 - 2 * wide, 20, 10),
        line('l', 3, `M${44 + wide} 230h${232 - 2 * wide}`),
        line(
          'v',
          3,
          `M${100 + wide} 122l-24 72M160 122v72M${220 - wide} 122l24 72M${56 + wide} 150h${208 - 2 * wide}`,
        ),
        rect('l', 82 + wide / 2, 96, wide ? 110 : 68, 36, 16),
        wide ? '' : rect('l', 170, 96, 68, 36, 16),
        rect('d', 60 + wide, 224, 34, 16, 3),
      ];
    },
  },
  cookware: {
    finish: 'leather',
    draw: (s) => {
      const pot = (x: number, y: number, w: number, h: number) =>
        line('k', 8, `M${x} ${y + 22}h-18M${x + w} ${y + 22}h18`) +
        shape('m', `M${x} ${y}h${w}v${h - 22}q0 22-22 22H${x + 22}q-22 0-22-22z`) +
        shape('z', `M${x + w - 20} ${y}h20v${h - 22}q0 22-22 22h-8q10-6 10-22z`) +
        shape('u', `M${x - 6} ${y}q${w / 2 + 6}-44 ${w + 12} 0z`) +
        rect('k', x + w / 2 - 13, y - 36, 26, 14, 7) +
        rect('h', x + 12, y + 14, 8, h - 40, 4);
      switch (s.among(['pot_set', 'pan', 'pressure_cooker', 'pot'])) {
        case 'pan':
          return [
            shadow(140, 240, 110),
            move('rotate(-16 200 170)', rect('k', 206, 168, 104, 18, 9)),
            ellipse('d', 130, 206, 104, 42),
            ellipse('u', 130, 190, 104, 42),
            ellipse('m', 130, 192, 92, 34),
            ellipse('d', 130, 198, 82, 26),
            ellipse('h', 104, 192, 30, 8),
          ];
        case 'pressure_cooker':
          return [
            shadow(160, 266, 96),
            pot(88, 142, 144, 118),
            rect('k', 150, 66, 20, 32, 6),
            line('k', 15, 'M196 116h86'),
            circle('x', 206, 112, 7),
          ];
        case 'pot':
          return [shadow(160, 262, 106), pot(76, 136, 168, 120)];
        default:
          return [
            shadow(160, 268, 128),
            pot(150, 96, 120, 104),
            pot(52, 174, 132, 88),
            move('translate(190 186)', pot(10, 24, 80, 52)),
          ];
      }
    },
  },
  lighting: {
    finish: 'glow',
    draw: (s) => {
      const beam = (d: string) => `<path class="l" fill-opacity=".45" d="${d}"/>`;
      switch (s.among(['ceiling', 'floor', 'desk', 'bulb', 'strip'])) {
        case 'floor':
          return [
            beam('M116 118 70 270h180l-46-152z'),
            shadow(160, 278, 56),
            rect('e', 156, 100, 8, 170),
            rect('e', 122, 266, 76, 10, 5),
            shape('m', 'M126 52h68l24 72H102z'),
            shape('h', 'M138 58h12l-16 60h-16z'),
          ];
        case 'desk':
          return [
            beam('M180 128 122 262h176l-30-160z'),
            shadow(130, 268, 84),
            rect('k', 68, 250, 100, 16, 8),
            line('q', 10, 'M116 252 86 156l104-66'),
            circle('k', 86, 156, 10),
            move(
              'rotate(32 210 92)',
              shape('m', 'M182 70q38-28 66 0l12 42h-92z'),
              ellipse('w', 214, 112, 44, 9),
            ),
          ];
        case 'bulb':
          return [
            `<circle class="l" cx="160" cy="134" r="100" fill-opacity=".4"/>`,
            shape('m', 'M160 56a76 76 0 0 0-42 139q10 10 12 27h60q2-17 12-27a76 76 0 0 0-42-139z'),
            shape('h', 'M118 108q10-28 36-34-18 16-22 46z'),
            line('w', 5, 'M138 152l12 24 10-18 10 18 12-24M150 176v44M170 176v44'),
            rect('u', 130, 222, 60, 14, 5),
            rect('i', 132, 238, 56, 12, 5),
            rect('u', 138, 252, 44, 14, 7),
          ];
        case 'strip':
          return [
            shadow(160, 268, 90),
            circle('q', 160, 160, 98),
            circle('l', 160, 160, 90),
            circle('m', 160, 160, 76),
            circle('l', 160, 160, 62),
            circle('x', 160, 160, 48),
            circle('k', 160, 160, 34),
            Array.from({ length: 12 }, (_, i) =>
              circle(
                'w',
                Math.round(160 + 83 * Math.cos(i / 1.91)),
                Math.round(160 + 83 * Math.sin(i / 1.91)),
                4,
              ),
            ).join(''),
            line('q', 14, 'M250 190v60'),
          ];
        default:
          return [
            beam('M92 184 36 296h248l-56-112z'),
            rect('k', 138, 22, 44, 12, 6),
            rect('q', 157, 30, 6, 70),
            shape('m', 'M160 92q74 6 86 92H74q12-86 86-92z'),
            ellipse('w', 160, 184, 86, 16),
            ellipse('l', 160, 184, 58, 10),
            shape('h', 'M100 168q10-48 50-62-26 24-28 62z'),
          ];
      }
    },
  },
};
