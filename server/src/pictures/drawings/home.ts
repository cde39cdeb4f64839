import type { Drawings } from '../drawing';
import { circle, ellipse, line, move, rect, shadow, shape } from '../pen';

const grip = (x: number, y: number, h: number) => rect('i', x, y, 6, h, 3);

const drum = (x: number, y: number, r: number) =>
  circle('v', x, y, r) +
  circle('i', x, y, r * 0.9) +
  circle('k', x, y, r * 0.76) +
  circle('n', x, y, r * 0.7) +
  shape(
    'h',
    `M${x - r * 0.6} ${y + r * 0.14}q${r * 0.34}-${r * 0.3} ${r * 0.62} 0t${r * 0.6}-${r * 0.06}a${r * 0.64} ${r * 0.64} 0 0 1-${r * 1.22} ${r * 0.06}z`,
  );

export const home: Drawings = {
  refrigerator: {
    finish: 'appliance',
    draw: (s) => {
      const type = s.among([
        'bottom_freezer',
        'top_freezer',
        'side_by_side',
        'french_door',
        'mini_fridge',
      ]);
      const wide = type === 'side_by_side' || type === 'french_door';
      const [w, top] = wide ? [164, 40] : type === 'mini_fridge' ? [128, 128] : [118, 36];
      const x = 160 - w / 2;
      const h = 264 - top;
      const split = type === 'top_freezer' ? top + h * 0.32 : top + h * 0.64;
      const middle = line('z', 3, `M160 ${top + 4}V${type === 'side_by_side' ? 260 : split}`);
      const doors =
        type === 'side_by_side'
          ? middle + grip(148, 96, 100) + grip(166, 96, 100)
          : type === 'french_door'
            ? middle +
              line('z', 3, `M${x + 3} ${split}h${w - 6}`) +
              grip(148, 96, 76) +
              grip(166, 96, 76) +
              rect('i', 126, split + 14, 68, 6, 3)
            : type === 'mini_fridge'
              ? grip(x + 12, 152, 60)
              : line('z', 3, `M${x + 3} ${split}h${w - 6}`) +
                grip(x + 12, split - 64, 48) +
                grip(x + 12, split + 14, 48);
      return [
        shadow(160, 270, w * 0.66),
        rect('k', x + 8, 258, w - 16, 12, 4),
        rect('m', x, top, w, h, 12),
        shape('h', `M${x} ${top + 12}q0-12 12-12h${w * 0.3}L${x} ${top + h * 0.75}z`),
        shape('z', `M${x + w - 14} ${top}h2q12 0 12 12v${h - 24}q0 12-12 12h-2z`),
        doors,
        wide || s.int(2)
          ? rect('k', x + w - 52, top + 42, 26, 40, 5) + rect('n', x + w - 48, top + 46, 18, 16, 3)
          : '',
      ];
    },
  },
  'washing-machine': {
    finish: (s) => (s.int(3) ? [200, 24, 78, 186] : [204, 12, 30, 186]),
    draw: (s) => [
      shadow(160, 270, 98),
      rect('k', 86, 258, 148, 12, 4),
      rect(s.is('dryer') ? 'm' : 'w', 74, 48, 172, 214, 14),
      shape('z', 'M232 48h2q12 0 12 14v188q0 12-12 12h-2z'),
      rect('v', 74, 48, 172, 42, 14),
      rect('q', 86, 60, 48, 18, 5),
      rect('n', 150, 60, 46, 18, 5),
      circle('u', 222, 69, 12),
      line('k', 3, 'M222 69v-8'),
      drum(160, 176, s.pick([66, 62, 70])),
      rect('u', 222, 168, 9, 22, 4),
    ],
  },
  dishwasher: {
    finish: 'appliance',
    draw: (s) => [
      shadow(160, 270, 104),
      rect('k', 80, 258, 160, 12, 4),
      rect('m', 68, 50, 184, 212, 12),
      rect('k', 82, 96, 156, 104, 6),
      line('u', 3, s.pick(['M90 152h140', 'M90 147h140'])),
      [0, 1, 2, 3, 4].map((i) => ellipse(i % 2 ? 'l' : 'w', 106 + i * 27, 132, 9, 18)).join(''),
      [0, 1, 2, 3].map((i) => rect(i % 2 ? 'x' : 'w', 98 + i * 34, 168, 22, 24, 5)).join(''),
      line('u', 3, 'M90 194h140'),
      rect('d', 68, 200, 184, 62, 10),
      rect('h', 68, 200, 184, 10),
      rect('u', 116, 222, 88, 9, 4),
      rect('n', 174, 64, 60, 18, 5),
      circle('d', 92, 73, 8),
      circle('d', 116, 73, 8),
    ],
  },
  'robot-vacuum': {
    finish: 'device',
    draw: (s) => [
      s.is('charge_only')
        ? rect('q', 120, 96, 80, 66, 12) + circle('x', 160, 116, 5)
        : rect('k', 104, 44, 112, 152, 18) +
          rect('q', 114, 54, 92, 70, 12) +
          rect('n', 130, 70, 60, 8, 4) +
          line('z', 3, 'M106 132h108'),
      shadow(160, 262, 122),
      ellipse('k', 160, 232, 114, 42),
      rect('k', 46, 204, 228, 28),
      ellipse('m', 160, 204, 114, 46),
      ellipse('l', 160, 202, 96, 38),
      ellipse('m', 160, 201, 93, 36),
      ellipse('k', 160, 188, 30, 13),
      ellipse('q', 160, 183, 30, 13),
      circle('x', 160, 222, 6),
      rect('n', 122, 240, 76, 8, 4),
      line(
        'x',
        4,
        s.pick(['M52 244q-16 8-26 4M52 250q-8 12-18 14', 'M268 244q16 8 26 4M268 250q8 12 18 14']),
      ),
    ],
  },
  'vacuum-cleaner': {
    finish: 'vivid',
    draw: (s) =>
      s.among(['cordless', 'canister', 'wet_dry', 'water']) === 'cordless'
        ? [
            shadow(150, 272, 84),
            move(
              'rotate(14 160 160)',
              rect('u', 153, 110, 14, 142, 6),
              rect('i', 161, 110, 6, 142, 3),
              rect('k', 144, 52, 32, 74, 14),
              rect('m', 140, 78, 40, 58, 14),
              shape('h', 'M146 84h10v46h-10z'),
              line('q', 13, 'M176 62q34 4 26 44-6 18-26 14'),
              circle('x', 160, 62, 8),
            ),
            rect('d', 72, 246, 108, 26, 13),
            rect('m', 72, 242, 108, 22, 11),
            rect('x', 84, 258, 84, 6, 3),
          ]
        : [
            shadow(158, 266, 126),
            line('k', 13, 'M196 160q30-110-60-104-66 6-72 80l-10 106'),
            rect('k', 30, 240, 62, 20, 9),
            shape('m', 'M122 232q-6-92 76-96 76 0 84 88 0 20-18 20H140q-16 0-18-12z'),
            shape('d', 'M122 226h159q1 20-17 20H140q-16 0-18-20z'),
            shape('h', 'M142 196q8-40 46-46-22 18-26 50z'),
            s.is('bagged') ? rect('l', 190, 156, 58, 44, 14) : rect('n', 190, 152, 58, 54, 18),
            circle('k', 164, 240, 26),
            circle('u', 164, 240, 11),
            circle('k', 254, 250, 15),
          ],
  },
  'coffee-machine': {
    finish: 'device',
    draw: (s) => {
      const type = s.among(['turkish', 'filter', 'espresso', 'automatic', 'capsule']);
      const cup = (x: number, y: number) =>
        rect('w', x, y, 38, 32, 8) +
        line('w', 5, `M${x + 38} ${y + 8}q12 2 2 14`) +
        ellipse('e', x + 19, y + 5, 15, 3);
      const steam = line('v', 5, 'M146 44q-10-12 0-22M172 44q-10-12 0-22');
      if (type === 'turkish')
        return [
          shadow(160, 268, 96),
          steam,
          rect('k', 72, 238, 176, 26, 12),
          circle('x', 224, 251, 5),
          shape('m', 'M108 96h84l14 128q0 14-14 14h-84q-14 0-14-14z'),
          shape('d', 'M176 96h16l14 128q0 14-14 14h-14z'),
          rect('l', 102, 88, 96, 14, 7),
          shape('m', 'M104 92 90 84l8 26z'),
          line('k', 14, 'M204 126l68-26'),
          shape('h', 'M118 112h12l-6 112h-12z'),
        ];
      if (type === 'filter')
        return [
          shadow(160, 268, 96),
          rect('k', 82, 244, 156, 22, 8),
          rect('m', 82, 56, 52, 196, 14),
          rect('m', 82, 56, 156, 68, 16),
          rect('h', 92, 66, 50, 7, 3),
          shape('d', 'M150 124h72l-10 26h-52z'),
          shape('v', 'M146 164h80l10 60q2 20-18 20h-62q-18 0-16-20z'),
          shape('e', 'M142 196h90l4 28q2 20-18 20h-64q-18 0-16-20z'),
          line('k', 8, 'M236 180q26 4 10 40'),
          rect('n', 96, 152, 24, 12, 4),
        ];
      return [
        shadow(160, 268, 104),
        rect('k', 74, 244, 172, 24, 10),
        rect('m', 74, 52, type === 'capsule' ? 82 : 172, 200, 18),
        rect('m', 74, 52, 172, 76, 18),
        rect('d', type === 'capsule' ? 140 : 86, 128, type === 'capsule' ? 16 : 148, 116, 4),
        rect('n', 92, 70, 64, 26, 6),
        circle('u', 192, 84, 14),
        circle('u', 224, 84, 8),
        rect('u', 150, 128, 44, 20, 5),
        type === 'espresso' ? line('k', 11, 'M194 140h52') : '',
        rect('i', 164, 148, 5, 14, 2),
        rect('i', 176, 148, 5, 14, 2),
        line('e', 3, 'M166 164v34M178 164v34'),
        cup(152, 206),
        shape('h', 'M84 62h14v60H84z'),
      ];
    },
  },
  'air-conditioner': {
    finish: 'soft',
    draw: (s) => [
      rect('w', 34, 84, 252, 92, 22),
      rect('v', 34, 140, 252, 36, 18),
      rect('q', 54, 152, 212, 9, 4),
      s.pick([rect('n', 222, 106, 42, 16, 5), circle('x', 254, 112, 5)]),
      rect('h', 52, 96, 120, 6, 3),
      line('m', 7, 'M92 196q-12 18 0 32t0 32M140 196q-12 18 0 32t0 32M188 196q-12 18 0 32t0 32'),
      line('l', 7, 'M236 196q-12 18 0 32t0 32'),
    ],
  },
};
