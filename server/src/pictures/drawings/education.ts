import type { Drawings } from '../drawing';
import { circle, lettering, line, move, rect, shadow, shape } from '../pen';

export const education: Drawings = {
  'online-course': {
    finish: 'finance',
    draw: (s) => {
      const board: Readonly<Record<string, string>> = {
        programming: line('w', 7, 'M106 120l-22 20 22 20M150 120l22 20-22 20M136 112l-14 56'),
        data:
          rect('x', 88, 138, 18, 40, 3) +
          rect('w', 114, 118, 18, 60, 3) +
          rect('l', 140, 98, 18, 80, 3),
        design:
          circle('x', 112, 136, 28) +
          rect('w', 128, 120, 48, 48, 6) +
          line('k', 4, 'M96 172q40-60 72-40'),
        marketing:
          shape('w', 'M88 128h24l44-24v72l-44-24H88z') + line('x', 6, 'M168 122q12 18 0 36'),
        it:
          rect('w', 90, 104, 76, 24, 5) +
          rect('l', 90, 134, 76, 24, 5) +
          circle('x', 104, 116, 5) +
          circle('x', 104, 146, 5),
        business: line('w', 7, 'M84 172l30-34 24 18 34-50') + line('x', 7, 'M154 104h20v20'),
      };
      return [
        shadow(160, 268, 128),
        rect('k', 40, 70, 240, 160, 14),
        rect('m', 48, 78, 224, 144, 8),
        board[s.among(['programming', 'data', 'design', 'marketing', 'it', 'business'])] ?? '',
        rect('w', 192, 92, 66, 8, 4),
        rect('l', 192, 110, 66, 8, 4),
        rect('l', 192, 128, 46, 8, 4),
        circle('x', 224, 176, 26),
        shape('w', 'M216 162l22 14-22 14z'),
        rect('l', 60, 204, 110, 6, 3),
        rect('x', 60, 204, 52, 6, 3),
        shape('u', 'M124 230h72l10 26h-92z'),
        rect('i', 96, 252, 128, 10, 5),
      ];
    },
  },
  'exam-prep': {
    finish: 'vivid',
    draw: (s) => {
      const exam =
        ['tyt', 'ayt', 'kpss', 'lgs'].find((name) => s.is(name))?.toUpperCase() ?? 'TEST';
      const sign = s.is('mathematics')
        ? line('w', 6, 'M112 176h28M126 162v28M176 166l20 20M196 166l-20 20')
        : s.is('science')
          ? line('w', 6, 'M140 152v24l-22 38h64l-22-38v-24M132 152h36')
          : line('w', 6, 'M112 168h92M112 188h70');
      return [
        shadow(160, 276, 104),
        rect('d', 92, 58, 150, 210, 10),
        rect('w', 84, 54, 152, 208, 8),
        rect('m', 76, 48, 156, 212, 10),
        rect('z', 76, 48, 20, 212, 10),
        rect('w', 108, 66, 108, 62, 8),
        lettering('d', 162, 110, 36, exam, 96),
        sign,
        ['A', 'B', 'C']
          .map((_, i) => circle(i === s.int(3) ? 'x' : 'l', 122 + i * 36, 234, 11))
          .join(''),
        move(
          'rotate(34 252 180)',
          rect('x', 242, 92, 20, 140, 3),
          rect('y', 255, 92, 7, 140),
          shape('a', 'M242 232h20l-10 28z'),
          shape('k', 'M248 249h8l-4 11z'),
          rect('u', 242, 80, 20, 14),
          rect('l', 242, 66, 20, 16, 6),
        ),
      ];
    },
  },
  'language-course': {
    finish: 'vivid',
    draw: (s) => [
      shadow(160, 274, 112),
      shape('m', 'M40 74q0-20 20-20h120q20 0 20 20v76q0 20-20 20h-74l-36 34v-34H60q-20 0-20-20z'),
      lettering('w', 106, 128, 54, s.pick(['Aa', 'Hi', 'Ğğ', 'Hey']), 108),
      shape('w', 'M134 154q0-20 20-20h108q20 0 20 20v64q0 20-20 20h-16v32l-34-32h-58q-20 0-20-20z'),
      shape('v', 'M134 206h148v12q0 20-20 20h-16v32l-34-32h-58q-20 0-20-20z'),
      s.is('speaking', 'live')
        ? line('x', 9, 'M168 178v16M188 164v44M208 152v68M228 164v44M248 178v16')
        : line('x', 8, 'M208 150a36 36 0 1 1-.1 0z') +
          line('m', 5, 'M172 186h72M208 150q34 36 0 72M208 150q-34 36 0 72'),
    ],
  },
};
