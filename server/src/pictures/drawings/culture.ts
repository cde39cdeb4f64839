import type { Drawings } from '../drawing';
import { circle, ellipse, lettering, line, move, rect, shadow, shape } from '../pen';

const die = (x: number, y: number, turn: number, c: string) =>
  move(
    `rotate(${turn} ${x + 22} ${y + 22})`,
    rect(c, x, y, 44, 44, 10),
    circle('k', x + 13, y + 13, 4),
    circle('k', x + 31, y + 31, 4),
    circle('k', x + 22, y + 22, 4),
  );

const ticket = (c: string) =>
  shape(
    c,
    'M44 110q0-12 12-12h208q12 0 12 12v32a18 18 0 0 0 0 36v32q0 12-12 12H56q-12 0-12-12v-32a18 18 0 0 0 0-36z',
  ) + line('h', 3, 'M214 110v12M214 138v12M214 166v12M214 194v12');

export const culture: Drawings = {
  book: {
    finish: 'vivid',
    draw: (s) => {
      const cover: Readonly<Record<string, string>> = {
        classic: line('a', 3, 'M104 74h124v164H104z') + shape('a', 'M166 108l26 46-26 46-26-46z'),
        children:
          circle('x', 166, 130, 30) +
          circle('w', 156, 126, 6) +
          circle('w', 178, 126, 6) +
          shape('w', 'M152 142q14 14 28 0z') +
          shape('l', 'M92 208q40-40 74-6t74-14v66H92z'),
        fantasy:
          shape('d', 'M108 240V150l14-20 14 20v30h20v-50l12-22 12 22v50h18v-36l12-18 12 18v96z') +
          circle('x', 204, 90, 18),
        scifi:
          circle('x', 166, 136, 36) +
          line('w', 5, 'M106 160q60 16 120-48') +
          circle('w', 122, 88, 3) +
          circle('w', 214, 196, 3) +
          circle('w', 196, 74, 2),
        play:
          circle('w', 146, 130, 34) +
          circle('d', 134, 122, 5) +
          circle('d', 158, 122, 5) +
          shape('d', 'M128 138q18 18 36 0z') +
          circle('x', 192, 164, 30) +
          line('d', 5, 'M178 178q14-12 28 0'),
        history: shape(
          'a',
          'M110 116l56-34 56 34zM116 124h14v76h-14zM144 124h14v76h-14zM174 124h14v76h-14zM202 124h14v76h-14zM106 206h120v12H106z',
        ),
        turkish:
          circle('x', 166, 132, 40) +
          shape('d', 'M92 200q36-40 74-12t74-20v86H92z') +
          shape('l', 'M92 226q40-26 74-6t74-12v46H92z'),
        nonfiction:
          rect('x', 112, 84, 108, 14, 7) +
          rect('l', 112, 110, 80, 14, 7) +
          rect('l', 112, 136, 94, 14, 7) +
          circle('x', 196, 206, 24),
        novel: shape('l', 'M92 254q16-120 148-140v140z') + circle('x', 130, 104, 22),
      };
      const genre = s.among([
        'novel',
        'classic',
        'children',
        'fantasy',
        'scifi',
        'play',
        'history',
        'turkish',
        'nonfiction',
      ]);
      return [
        shadow(166, 276, 92),
        rect('w', 98, 56, 150, 214, 6),
        line('v', 2, 'M244 66v196M240 66v196'),
        rect('m', 84, 50, 156, 212, 8),
        cover[genre] ?? '',
        rect('z', 84, 50, 16, 212, 8),
        rect('h', 100, 50, 3, 212),
        s.brand ? lettering('w', 170, 250, 13, s.brand, 118) : rect('w', 136, 240, 64, 6, 3),
      ];
    },
  },
  'board-game': {
    finish: 'vivid',
    draw: (s) => {
      const pawn = (c: string, x: number, y: number) =>
        circle(c, x, y, 14) + shape(c, `M${x - 9} ${y + 8}h18l10 38h-38z`);
      return [
        shadow(160, 268, 126),
        shape('d', 'M60 124l200-20 30 130-232 26z'),
        shape('m', 'M60 112l200-20 30 130-232 26z'),
        shape('w', 'M76 124l172-16 22 100-194 22z'),
        s.is('word')
          ? ['D', 'E', 'N', 'K']
              .map((letter, i) =>
                move(
                  `rotate(-5 ${106 + i * 40} 170)`,
                  rect('a', 88 + i * 40, 150, 36, 36, 6),
                  lettering('k', 106 + i * 40, 176, 22, letter, 30),
                ),
              )
              .join('')
          : line('m', 16, 'M102 204l-6-60 70-6 8 40 58-6') +
            line('l', 5, 'M102 204l-6-60 70-6 8 40 58-6'),
        s.is('word') ? '' : pawn('x', 112, 120) + pawn('y', 222, 142) + pawn('m', 168, 162),
        die(44, 216, -14, 'w'),
        die(236, 208, 16, 'x'),
      ];
    },
  },
  'musical-instrument': {
    finish: 'wood',
    draw: (s) => {
      switch (s.among(['guitar', 'piano', 'ukulele', 'wind', 'percussion'])) {
        case 'piano':
          return [
            shadow(160, 264, 126),
            rect('k', 40, 76, 240, 176, 12),
            rect('q', 52, 88, 216, 48, 6),
            rect('n', 126, 98, 68, 26, 5),
            circle('u', 78, 112, 10),
            circle('u', 242, 112, 10),
            rect('w', 52, 148, 216, 96, 4),
            line('v', 2, 'M83 148v96M114 148v96M145 148v96M176 148v96M207 148v96M238 148v96'),
            [74, 105, 167, 198, 229].map((x) => rect('k', x, 148, 18, 58, 3)).join(''),
            rect('m', 52, 140, 216, 6, 3),
          ];
        case 'wind':
          return [
            shadow(160, 268, 96),
            move(
              'rotate(38 160 160)',
              rect('k', 146, 10, 28, 40, 10),
              rect('m', 148, 46, 24, 210, 8),
              shape('m', 'M146 244h28l22 48h-72z'),
              rect('a', 144, 60, 32, 8, 3),
              rect('a', 144, 236, 32, 8, 3),
              [84, 110, 136, 162, 188, 212].map((y) => circle('k', 160, y, 6)).join(''),
              rect('h', 151, 50, 4, 196, 2),
            ),
            line('x', 5, 'M66 96v44M66 96l30-8v42'),
            ellipse('x', 58, 142, 9, 7),
            ellipse('x', 88, 132, 9, 7),
          ];
        case 'percussion':
          return [
            shadow(160, 270, 104),
            shape('m', 'M66 128h188l-18 122q-76 30-152 0z'),
            shape('z', 'M226 128h28l-18 122q-14 6-30 9z'),
            line('a', 5, 'M74 150l32 112 32-112 22 116 24-116 30 112 32-112'),
            ellipse('a', 160, 128, 96, 30),
            ellipse('w', 160, 124, 90, 25),
            move('rotate(-32 214 70)', rect('e', 208, 16, 10, 106, 5), circle('x', 213, 18, 11)),
            move('rotate(40 110 66)', rect('e', 104, 12, 10, 106, 5), circle('x', 109, 14, 11)),
          ];
        default:
          return [
            shadow(150, 276, 92),
            move(
              'rotate(28 160 160)',
              rect('e', 150, 10, 20, 156, 4),
              rect('k', 144, 0, 32, 46, 8),
              circle('u', 140, 12, 5),
              circle('u', 180, 12, 5),
              circle('u', 140, 30, 5),
              circle('u', 180, 30, 5),
              shape(
                'm',
                s.is('ukulele')
                  ? 'M160 144q38 0 36 34 0 14 8 26 12 46-44 48-56-2-44-48 8-12 8-26-2-34 36-34z'
                  : 'M160 130q46 0 44 38 0 16 10 30 20 60-54 64-74-4-54-64 10-14 10-30-2-38 44-38z',
              ),
              circle('k', 160, 184, 21),
              line('a', 3, 'M160 160a24 24 0 1 1-.1 0z'),
              rect('k', 140, 226, 40, 9, 3),
              line('w', 1.5, 'M154 20v210M160 20v210M166 20v210'),
              shape('h', 'M122 200q-12 34 14 48-28-4-30-24 2-14 16-24z'),
            ),
          ];
      }
    },
  },
  'museum-pass': {
    finish: 'leather',
    draw: (s) => [
      shadow(160, 256, 118),
      move(
        'rotate(-6 160 160)',
        rect('d', 40, 84, 240, 160, 20),
        rect('m', 40, 78, 240, 160, 20),
        s.is('cappadocia')
          ? shape('l', 'M40 218l30-74 20 60 22-86 26 80 24-56 30 76v20H60q-20 0-20-20z') +
              circle('x', 176, 122, 22) +
              shape('x', 'M164 138h24l-8 16h-8z')
          : s.is('istanbul')
            ? shape('l', 'M64 218v-34q6-44 56-52 50 8 56 52v34z') +
              rect('l', 48, 122, 8, 96, 4) +
              rect('l', 184, 122, 8, 96, 4) +
              circle('a', 120, 126, 5)
            : shape(
                'l',
                'M60 138l66-36 66 36zM68 146h16v58H68zM100 146h16v58h-16zM134 146h16v58h-16zM166 146h16v58h-16zM58 208h136v12H58z',
              ),
        rect('w', 214, 178, 46, 40, 6),
        line('k', 4, 'M222 186v24M230 186v24M236 186v24M246 186v24M252 186v24'),
        lettering('w', 236, 114, 15, 'MÜZE', 60),
        shape('h', 'M60 78h80L70 238h-10q-20 0-20-20V98q0-20 20-20z'),
      ),
    ],
  },
  'concert-theatre': {
    finish: 'vivid',
    draw: (s) => {
      const stage = s.among(['concert', 'theatre', 'opera_ballet', 'dance']);
      const art =
        stage === 'concert'
          ? move(
              'rotate(24 130 150)',
              rect('k', 120, 130, 22, 90, 10),
              circle('u', 131, 118, 28),
              line('i', 3, 'M106 110h50M104 122h54M131 92v52'),
            )
          : stage === 'theatre'
            ? shape('w', 'M80 112q36 14 72 0 6 66-36 84-42-18-36-84z') +
              circle('k', 102, 140, 6) +
              circle('k', 130, 140, 6) +
              line('k', 5, 'M102 164q14 14 28 0') +
              shape('x', 'M138 128q30 12 60 0 6 58-30 74-36-16-30-74z') +
              circle('k', 156, 152, 5) +
              circle('k', 180, 152, 5) +
              line('k', 5, 'M158 180q10-10 20 0')
            : circle('a', 140, 96, 14) +
              shape('w', 'M132 110h16l6 40q46 6 62 26-76 16-146 0 20-20 56-26z') +
              line('a', 7, 'M138 118q-36-12-46-44M144 118q34-12 42-46M136 176l-6 50M148 176l24 40');
      return [
        shadow(160, 270, 120),
        '<path class="l" fill-opacity=".35" d="M30 30 120 250h80L290 30z"/>',
        move('rotate(-8 160 160) translate(0 30)', ticket('d')),
        move('rotate(-8 160 160) translate(0 6)', ticket('m'), circle('x', 246, 160, 12)),
        move('rotate(-8 160 160) translate(-8 8)', art),
      ];
    },
  },
};
