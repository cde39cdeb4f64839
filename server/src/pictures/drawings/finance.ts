import type { Drawings } from '../drawing';
import { circle, ellipse, lettering, line, move, rect, shadow, shape } from '../pen';

const coin = (x: number, y: number, r: number) =>
  ellipse('e', x, y + 7, r, 15) + ellipse('a', x, y, r, 15);
const pile = (x: number, y: number, n: number) =>
  Array.from({ length: n }, (_, i) => coin(x, y - i * 14, 36)).join('');
const house = (x: number, y: number, k: number, c = 'm') =>
  move(
    `translate(${x} ${y}) scale(${k})`,
    shape('x', 'M-56-20 0-64l56 44-8 10L0-46l-48 36z'),
    shape(c, 'M-42-14 0-48l42 34v50h-84z'),
    rect('k', -12, 4, 24, 32, 3),
    rect('l', 18, -4, 16, 16, 3),
  );
const car = (x: number, y: number, k: number) =>
  move(
    `translate(${x} ${y}) scale(${k})`,
    shape('x', 'M-56 16q-2-22 14-26l14-4 14-22q4-6 12-6h18q8 0 12 6l12 22 12 4q14 6 12 26v6h-120z'),
    shape('k', 'M-20-16l10-16h10v16zM8-32h10l10 16H8z'),
    circle('k', -30, 22, 13),
    circle('u', -30, 22, 6),
    circle('k', 32, 22, 13),
    circle('u', 32, 22, 6),
  );

export const finance: Drawings = {
  insurance: {
    finish: 'finance',
    draw: (s) => {
      const type = s.among(['kasko', 'traffic', 'dask', 'home', 'health', 'travel']);
      const inside =
        type === 'health'
          ? shape(
              'x',
              'M160 206q-44-30-46-58 0-26 24-26 14 0 22 14 8-14 22-14 24 0 24 26-2 28-46 58z',
            ) + line('w', 5, 'M122 158h22l8-14 14 28 8-14h24')
          : type === 'travel'
            ? move(
                'rotate(-30 160 160)',
                shape('w', 'M100 156q0-10 18-10h70q22 2 26 10-4 10-26 12h-70q-18 0-18-12z'),
                shape('w', 'M150 150l-22-38h16l36 38zM150 164l-22 38h16l36-38z'),
                shape('x', 'M100 154l-8-28h16l18 22z'),
              )
            : type === 'home' || type === 'dask'
              ? house(160, 172, 1.05, 'w') +
                (type === 'dask' ? line('k', 5, 'M160 124l-10 18 18 14-10 20') : '')
              : car(160, 162, 1.1) +
                (type === 'traffic'
                  ? line('w', 5, 'M110 206h100').replace('/>', ' stroke-dasharray="14 12"/>')
                  : '');
      return [
        shadow(160, 280, 76),
        shape('d', 'M160 34q56 28 104 26 6 140-104 216Q50 200 56 60q48 2 104-26z'),
        shape('m', 'M160 46q50 24 94 24 4 124-94 192Q62 194 66 70q44 0 94-24z'),
        shape('h', 'M160 46q-50 24-94 24-4 124 94 192z'),
        inside,
      ];
    },
  },
  'credit-card': {
    finish: 'finance',
    draw: (s) => [
      shadow(160, 260, 116),
      move('rotate(9 160 170)', rect('x', 56, 84, 224, 142, 18), rect('z', 56, 84, 224, 142, 18)),
      move(
        'rotate(-9 160 160)',
        rect('d', 44, 92, 232, 148, 20),
        rect('m', 44, 86, 232, 148, 20),
        s.pick([
          '<path class="l" fill-opacity=".35" d="M44 190q90-90 232-60v84q0 20-20 20H64q-20 0-20-20z"/>',
          '<circle class="l" cx="244" cy="104" r="84" fill-opacity=".28" clip-path="inset(0 round 20px)"/>',
          '<path class="l" fill-opacity=".3" d="M44 206 164 86h60L76 234H64q-20 0-20-20z"/>',
        ]),
        rect('a', 66, 130, 40, 32, 6),
        line('e', 2, 'M66 146h40M86 130v32'),
        line('w', 4, 'M122 134q10 12 0 24M132 130q14 16 0 32'),
        s.brand ? lettering('w', 206, 118, 17, s.brand, 110) : '',
        line('w', 5, 'M68 190h34M114 190h34M160 190h34M206 190h34'),
        line('l', 5, 'M68 212h70'),
        circle('x', 232, 212, 13),
        circle('h', 248, 212, 13),
      ),
      s.is('miles', 'travel')
        ? move(
            'translate(232 54) rotate(-30)',
            shape(
              'm',
              'M-30 4q0-8 12-8h34q14 0 16 8-2 8-16 8h-34q-12 0-12-8zM-2-2l-16-26h12l22 26zM-2 10l-16 24h12l22-24z',
            ),
          )
        : '',
    ],
  },
  loan: {
    finish: 'finance',
    draw: (s) => {
      const type = s.among(['personal', 'housing', 'vehicle']);
      return [
        shadow(160, 270, 120),
        move(
          'rotate(-7 140 160)',
          rect('w', 66, 52, 148, 190, 12),
          rect('m', 82, 70, 64, 12, 6),
          line('v', 6, 'M84 104h112M84 124h112M84 144h84M84 164h100'),
          line('m', 5, 'M86 212q14-22 24-4t22-6 26 4'),
          circle('x', 186, 206, 17),
        ),
        type === 'housing'
          ? house(232, 212, 1.2)
          : type === 'vehicle'
            ? car(226, 230, 1.25)
            : pile(232, 254, 5) + pile(190, 260, 2),
        type === 'personal' ? '' : coin(92, 256, 30),
      ];
    },
  },
  deposit: {
    finish: 'finance',
    draw: (s) =>
      s.is('gold')
        ? [
            shadow(160, 264, 122),
            shape('a', 'M96 152h52l22 44H74zM176 152h52l22 44h-96zM136 100h52l22 44H114z'),
            shape('e', 'M74 196h96v14H74zM154 196h96v14h-96zM114 144h96v12h-96z'),
            shape('h', 'M104 156h36l6 12H98zM184 156h36l6 12h-48zM144 104h36l6 12h-48z'),
            pile(72, 252, 2),
            pile(250, 252, 3),
            line('m', 7, 'M60 92l44-38 32 20 60-46'),
          ]
        : [
            shadow(160, 268, 112),
            pile(82, 252, s.pick([2, 3])),
            pile(160, 254, s.pick([5, 6])),
            pile(238, 252, 8),
            line('m', 9, 'M62 164l70-40 40 8 76-78'),
            line('m', 9, 'M222 50h28v28'),
            s.is('daily')
              ? line('x', 7, 'M92 54a28 28 0 1 1-.1 0zM92 68v16l10 8')
              : line('f', 8, 'M96 96V70') +
                shape('f', 'M96 80q-30 0-32-28 30 0 32 28zM96 74q26-2 28-28-28 2-28 28z'),
          ],
  },
};
