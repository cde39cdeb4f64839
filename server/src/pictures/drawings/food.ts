import type { Drawings, Subject } from '../drawing';
import { circle, ellipse, lettering, line, move, rect, shadow, shape } from '../pen';

const steam = line(
  'v',
  6,
  'M128 74q-14-16 0-30t0-28M160 66q-14-16 0-30t0-28M192 74q-14-16 0-30t0-28',
);
const plate =
  ellipse('v', 160, 232, 132, 34) +
  ellipse('w', 160, 224, 132, 34) +
  ellipse('v', 160, 224, 100, 24);
const bowl =
  shape('m', 'M52 158h216q0 92-72 104h-72q-72-12-72-104z') +
  shape('z', 'M220 158h48q0 92-72 104h-36q60-20 60-104z') +
  line('h', 6, 'M70 180q6 40 36 58');

const dishes: Readonly<Record<string, (s: Subject) => readonly string[]>> = {
  pizza: () => [
    shadow(160, 276, 116),
    circle('e', 160, 164, 112),
    circle('a', 160, 164, 104),
    circle('x', 160, 164, 92),
    circle('l', 160, 164, 86),
    [
      [118, 130],
      [190, 118],
      [214, 184],
      [150, 220],
      [104, 190],
      [160, 166],
    ]
      .map(([x = 0, y = 0]) => circle('m', x, y, 17) + circle('d', x + 4, y - 4, 4))
      .join(''),
    line('f', 6, 'M140 106l10 8M210 148l12 2M180 208l10 8M112 158l-10 6M176 140l8-8'),
    line('e', 3, 'M160 60v208M56 164h208'),
  ],
  soup: (s) => [
    shadow(160, 268, 88),
    steam,
    bowl,
    ellipse('d', 160, 158, 108, 26),
    ellipse('x', 160, 158, 96, 21),
    s.int(2)
      ? line('w', 5, 'M120 158q40-22 60 0t44-4')
      : line('f', 6, 'M130 154h10M170 162h12M196 152h8M148 166h6'),
  ],
  salad: () => [
    shadow(160, 268, 88),
    circle('f', 100, 130, 32),
    circle('f', 150, 112, 38),
    circle('f', 210, 126, 36),
    circle('x', 122, 108, 17),
    circle('l', 186, 100, 15),
    circle('x', 228, 146, 15),
    shape('f', 'M70 150q20-50 60-30 10 20-10 36zM180 144q20-60 76-26-10 30-40 34z'),
    bowl,
  ],
  sandwich: () => [
    shadow(160, 262, 110),
    shape('a', 'M54 150q0-88 106-88t106 88z'),
    [
      [110, 100],
      [150, 84],
      [196, 96],
      [226, 120],
      [130, 124],
    ]
      .map(([x = 0, y = 0]) => ellipse('w', x, y, 6, 4))
      .join(''),
    shape('f', 'M44 150h232q0 20-18 12t-24 8-26-8-28 8-28-8-28 8-26-8-24 8-18-8-12-4z'),
    rect('x', 54, 166, 212, 14, 6),
    rect('e', 50, 178, 220, 30, 14),
    shape('l', 'M60 178h200l-44 24z'),
    shape('a', 'M56 208h208v22q0 30-30 30H86q-30 0-30-30z'),
  ],
  pasta: () => [
    plate,
    ellipse('a', 160, 206, 84, 34),
    shape('a', 'M84 204q20-56 76-56t76 56z'),
    line(
      'e',
      4,
      'M92 206q14-46 68-46t68 46M108 212q8-36 52-36t52 36M126 218q4-26 34-26t34 26M110 172q50 26 100 0M96 194q64 30 128 0',
    ),
    circle('m', 160, 146, 25),
    circle('d', 152, 140, 7),
    circle('m', 122, 172, 17),
    circle('m', 202, 170, 19),
    shape('f', 'M158 124q-26-14-22-36 24 4 28 22 8-18 32-16-4 26-38 30z'),
  ],
  rice: () => [
    plate,
    shape('w', 'M84 222q10-84 76-84t76 84q-76 22-152 0z'),
    line('v', 4, 'M120 190l8-4M140 166l8 2M170 160l8 4M190 186l8-4M150 200l8 2M206 206l6-4'),
    shape('m', 'M150 138q-30-20-24-44 30 6 38 24 10-20 36-18-4 30-36 40z'),
    circle('x', 196, 156, 8),
    circle('f', 124, 176, 7),
  ],
  kebab: () => [
    plate,
    shape('a', 'M66 226q30-44 96-40t100 40q-90 20-196 0z'),
    move(
      'rotate(-10 160 170)',
      rect('i', 30, 166, 260, 6, 3),
      [74, 118, 162, 206].map((x, i) => rect(i % 2 ? 'm' : 'd', x, 148, 40, 42, 14)).join(''),
      [114, 158, 202].map((x) => rect('f', x, 154, 8, 30, 4)).join(''),
    ),
    circle('x', 92, 212, 16),
    circle('x', 112, 218, 13),
    shape('f', 'M206 214q30-30 60 0-20 14-60 0z'),
    steam,
  ],
  simit: () => [
    shadow(160, 262, 104),
    circle('e', 160, 164, 98),
    circle('a', 160, 160, 96),
    circle('e', 160, 162, 44),
    circle('j', 160, 164, 38),
    line(
      'e',
      5,
      'M88 108q30 20 20 50M160 66q6 30-22 48M232 108q-34 6-46 26M250 190q-30-20-54-8M180 252q-10-30 12-46M100 236q8-30 34-30',
    ),
    Array.from({ length: 20 }, (_, i) =>
      move(`rotate(${i * 18} 160 160)`, ellipse('w', 160, i % 2 ? 84 : 98, 3, 5)),
    ).join(''),
  ],
  dessert: () => [
    plate,
    shape('a', 'M70 216l44-66h96l44 66q-92 24-184 0z'),
    shape('e', 'M70 216q92 24 184 0v10q-92 22-184 0z'),
    line('e', 3, 'M92 184q70 14 138 0M82 200q80 16 158 0'),
    shape('f', 'M110 154h100l8 14q-58 12-116 0z'),
    shape('w', 'M132 148q-4-40 28-46 34 6 28 46-28 10-56 0z'),
  ],
  sushi: () => [
    shadow(160, 252, 118),
    rect('e', 44, 206, 232, 26, 6),
    rect('k', 64, 232, 30, 14),
    rect('k', 226, 232, 30, 14),
    [92, 160, 228]
      .map(
        (x, i) =>
          rect('k', x - 28, 148, 56, 58, 12) +
          ellipse('w', x, 150, 28, 15) +
          circle(i % 2 ? 'x' : 'm', x, 150, 9),
      )
      .join(''),
    move('rotate(-24 200 90)', rect('a', 60, 92, 220, 7, 3), rect('e', 60, 106, 220, 7, 3)),
  ],
};

export const food: Drawings = {
  food: {
    finish: 'warm',
    draw: (s) => {
      const dish = s.is('pizza')
        ? 'pizza'
        : s.is('soup')
          ? 'soup'
          : s.is('salad')
            ? 'salad'
            : s.is('pasta')
              ? 'pasta'
              : s.is('dessert')
                ? 'dessert'
                : s.is('japanese')
                  ? 'sushi'
                  : s.is('sandwich')
                    ? s.is('breakfast')
                      ? 'simit'
                      : 'sandwich'
                    : s.is('rice', 'stir_fry', 'seafood')
                      ? 'rice'
                      : s.is('meat', 'chicken')
                        ? 'kebab'
                        : s.pick(['kebab', 'soup', 'salad', 'simit', 'rice']);
      return dishes[dish]?.(s) ?? [];
    },
  },
  coffee: {
    finish: 'warm',
    draw: (s) => {
      const bean = (x: number, y: number, turn: number) =>
        move(
          `translate(${x} ${y}) rotate(${turn})`,
          ellipse('e', 0, 0, 17, 12),
          line('k', 3, 'M-13-3q13 10 26 4'),
        );
      if (s.is('turkish') && s.int(2))
        return [
          shadow(160, 264, 104),
          move('translate(0 26)', line('v', 6, 'M146 72q-14-16 0-30M176 72q-14-16 0-30')),
          ellipse('m', 160, 250, 104, 20),
          ellipse('l', 160, 245, 86, 14),
          shape('w', 'M100 132h120q2 76-34 106h-52q-36-30-34-106z'),
          line('w', 12, 'M216 152q40-6 34 26-4 24-44 30'),
          shape('m', 'M101 156h118q0 16-4 28H105q-4-12-4-28z'),
          ellipse('v', 160, 132, 60, 15),
          ellipse('k', 160, 133, 52, 11),
          ellipse('a', 152, 131, 20, 4),
        ];
      return [
        shadow(160, 272, 98),
        shape('m', 'M92 62h136l10 22-6 172q0 12-12 12H100q-12 0-12-12L82 84z'),
        shape('d', 'M92 62h136l10 22H82z'),
        rect('a', 112, 50, 96, 16, 4),
        rect('w', 104, 124, 112, 92, 10),
        s.brand ? lettering('k', 160, 112, 20, s.brand, 116) : '',
        s.is('capsule')
          ? shape('d', 'M132 152h56l-10 44h-36z') + ellipse('x', 160, 152, 34, 8)
          : shape('d', 'M124 152h60q0 40-20 50h-20q-20-10-20-50z') +
            line('d', 6, 'M182 160q18 0 14 16-4 10-18 10') +
            line('a', 4, 'M142 142q-6-8 0-16M162 142q-6-8 0-16'),
        rect('x', 104, 228, 112, 10, 5),
        shape('h', 'M98 90h14l4 168h-12z'),
        bean(250, 254, 20),
        bean(276, 262, -24),
        bean(70, 262, -10),
      ];
    },
  },
  chocolate: {
    finish: (s) => (s.is('dark') ? [16, 34, 26, 42] : s.is('milk') ? [24, 46, 44, 42] : undefined),
    draw: (s) =>
      s.is('assorted')
        ? [
            shadow(160, 266, 118),
            rect('d', 46, 96, 228, 164, 16),
            rect('w', 56, 106, 208, 144, 10),
            [0, 1, 2, 3, 4, 5]
              .map(
                (i) =>
                  circle(
                    ['a', 'e', 'm', 'e', 'd', 'a'][i] ?? 'a',
                    96 + (i % 3) * 64,
                    146 + Math.floor(i / 3) * 64,
                    26,
                  ) +
                  line('w', 3, `M${80 + (i % 3) * 64} ${146 + Math.floor(i / 3) * 64}q16-14 32 0`),
              )
              .join(''),
            move(
              'rotate(-9 160 84)',
              rect('m', 52, 54, 216, 44, 12),
              rect('x', 146, 50, 28, 52, 4),
            ),
          ]
        : [
            shadow(160, 274, 92),
            move(
              'rotate(-10 160 160)',
              rect('e', 94, 40, 132, 120, 8),
              [0, 1, 2, 3, 4, 5]
                .map(
                  (i) =>
                    rect('a', 102 + (i % 3) * 40, 48 + Math.floor(i / 3) * 44, 36, 38, 5) +
                    rect('h', 107 + (i % 3) * 40, 53 + Math.floor(i / 3) * 44, 26, 5, 2),
                )
                .join(''),
              shape(
                'u',
                'M86 128l12-10 14 10 14-12 14 12 16-12 14 12 14-12 14 12 14-10 22 8v30H86z',
              ),
              rect('m', 86, 138, 148, 132, 8),
              rect('z', 86, 138, 148, 12),
              rect('x', 86, 176, 148, 44),
              s.brand ? lettering('w', 160, 207, 24, s.brand, 128) : line('w', 6, 'M116 198h88'),
              shape('h', 'M94 146h14v118H94z'),
            ),
            s.is('nutty')
              ? ellipse('a', 256, 252, 17, 21) +
                ellipse('e', 232, 264, 16, 12) +
                circle('a', 278, 264, 12)
              : '',
          ],
  },
};
