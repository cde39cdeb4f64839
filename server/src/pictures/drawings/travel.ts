import type { Drawings } from '../drawing';
import { circle, ellipse, line, move, rect, shadow, shape } from '../pen';

const windows = (c: string, x: number, y: number, columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, i) =>
    rect(
      i % 5 === 2 ? 'x' : c,
      x + (i % columns) * 26,
      y + Math.floor(i / columns) * 28,
      15,
      17,
      3,
    ),
  ).join('');

const tool: Readonly<Record<string, readonly string[]>> = {
  painting: [
    rect('x', 70, 66, 140, 54, 14),
    rect('h', 80, 74, 120, 8, 4),
    line('q', 9, 'M210 92h34v44h-84v34'),
    rect('k', 148, 166, 24, 100, 10),
    shape('m', 'M70 120h140v18q-10 40-20 8t-22 0-18 14-20-14-22 6-20-4z'),
  ],
  cleaning: [
    shape('m', 'M86 148h148l-14 108q0 10-12 10h-96q-12 0-12-10z'),
    line('u', 8, 'M92 148q68-86 136 0'),
    circle('w', 118, 144, 20),
    circle('w', 150, 134, 26),
    circle('w', 188, 142, 22),
    circle('h', 142, 126, 7),
    shape('x', 'M216 84h40v26h-12l6 86h-34l6-86h-6z'),
    line('q', 8, 'M212 82h32'),
  ],
  carpentry: [
    move(
      'rotate(-38 160 160)',
      rect('e', 148, 96, 24, 176, 10),
      shape('u', 'M100 62h96q30 4 36 36h-38v-6h-94z'),
      rect('i', 146, 62, 28, 40, 4),
    ),
    rect('a', 60, 240, 204, 24, 6),
    line('e', 2, 'M76 248h120M140 256h100'),
  ],
  electrician: [
    rect('w', 82, 66, 156, 190, 22),
    rect('v', 94, 78, 132, 166, 16),
    circle('w', 160, 160, 54),
    circle('k', 142, 160, 9),
    circle('k', 178, 160, 9),
    shape('x', 'M250 40l-40 58h26l-12 48 44-62h-28z'),
  ],
  plumber: [
    line('u', 34, 'M70 200V128q0-36 36-36h74q32 0 32 32v16'),
    line('i', 6, 'M86 200V132q0-24 24-24h70'),
    rect('i', 46, 196, 50, 18, 5),
    rect('i', 188, 136, 48, 18, 5),
    rect('m', 112, 56, 72, 20, 10),
    rect('m', 140, 62, 16, 34, 4),
    shape('x', 'M212 172q22 30 22 44a22 22 0 0 1-44 0q0-14 22-44z'),
    shape('h', 'M202 204q2-10 8-16v30q-8-2-8-14z'),
  ],
  hvac: [
    rect('w', 44, 78, 232, 84, 20),
    rect('v', 44, 130, 232, 32, 16),
    rect('q', 62, 142, 196, 8, 4),
    circle('x', 248, 106, 6),
    line('m', 8, 'M100 182q-12 18 0 32t0 32M160 182q-12 18 0 32t0 32M220 182q-12 18 0 32t0 32'),
  ],
  locksmith: [
    line('u', 22, 'M112 140V108q0-46 48-46t48 46v32'),
    rect('m', 84, 134, 152, 126, 22),
    rect('h', 96, 146, 10, 100, 5),
    circle('k', 160, 188, 17),
    shape('k', 'M152 194h16l6 38h-28z'),
    circle('a', 262, 228, 22),
    circle('j', 262, 228, 10),
  ],
  gardening: [
    shape('m', 'M92 176h136l-16 80q-2 10-14 10h-76q-12 0-14-10z'),
    rect('d', 82, 164, 156, 24, 8),
    line('f', 8, 'M160 164V92'),
    shape('f', 'M160 130q-60 0-66-56 60 0 66 56zM160 108q50-6 58-60-56 6-58 60z'),
    line('w', 3, 'M160 128q-30-20-50-40M162 104q24-20 42-42'),
  ],
  moving: [
    shape('m', 'M36 104h156v120H36z'),
    shape('x', 'M192 140h52q10 0 16 10l28 40v34h-96z'),
    shape('n', 'M208 154h32q6 0 10 6l16 26h-58z'),
    rect('a', 70, 130, 70, 66, 4),
    rect('e', 98, 130, 14, 30),
    [88, 232].map((x) => circle('k', x, 226, 28) + circle('u', x, 226, 12)).join(''),
  ],
  appliance_repair: [
    rect('w', 76, 56, 168, 206, 16),
    rect('v', 76, 56, 168, 42, 16),
    circle('u', 160, 172, 60),
    circle('n', 160, 172, 48),
    move(
      'rotate(40 220 200)',
      rect('x', 210, 150, 20, 120, 8),
      shape(
        'x',
        'M220 96a32 32 0 0 1 30 44q-10 22-30 22t-30-22q-6-16 2-30l14 20q14 6 28 0l6-20q-8-14-20-14z',
      ),
    ),
  ],
};

export const travel: Drawings = {
  luggage: {
    finish: 'vivid',
    draw: (s) => {
      const soft = s.is('soft');
      const bag = (x: number, top: number, w: number) =>
        line('i', 7, `M${x + w * 0.32} ${top}V${top - 44}h${w * 0.36}v44`) +
        rect('k', x + w * 0.28, top - 50, w * 0.44, 12, 6) +
        rect('m', x, top, w, 252 - top, soft ? 16 : 24) +
        (soft
          ? rect('d', x + 14, top + 90, w - 28, 62, 10) +
            line('l', 2, `M${x + 14} ${top + 20}h${w - 28}`)
          : Array.from({ length: 5 }, (_, i) =>
              rect('z', x + 18 + (i * (w - 44)) / 4, top + 14, 7, 224 - top, 3),
            ).join('')) +
        rect('h', x + 6, top + 18, 7, 190 - top + 10, 3) +
        rect('k', x + 14, 252, 22, 14, 6) +
        rect('k', x + w - 36, 252, 22, 14, 6);
      return [
        shadow(160, 272, 112),
        s.is('large', 'medium') || s.is('cabin') || s.int(2)
          ? bag(92, s.is('cabin') ? 126 : 92, 136)
          : bag(58, 92, 120) + bag(186, 146, 84),
        rect('x', 196, 172, 36, 46, 6),
        line('w', 3, 'M206 186h16M206 198h16'),
      ];
    },
  },
  hotel: {
    finish: 'leather',
    draw: (s) => [
      circle('r', s.pick([66, 258]), 66, 22),
      s.is('beach', 'resort') || s.int(2) ? '' : shape('l', 'M0 230l70-90 50 60 46-80 90 110z'),
      rect('d', 44, 132, 92, 126, 6),
      rect('w', 108, 66, 128, 192, 8),
      rect('m', 108, 66, 128, 26, 8),
      windows('m', 122, 106, 4, 4),
      windows('w', 56, 146, 2, 3),
      rect('k', 152, 220, 40, 38, 4),
      rect('m', 142, 212, 60, 10, 4),
      ellipse('c', 214, 276, 92, 17),
      ellipse('h', 200, 273, 44, 5),
      line('e', 8, 'M276 262q-8-50 4-88'),
      shape(
        'f',
        'M280 172q-36-22-56 8 30-10 56-8zM280 172q-14-36-46-34 30 10 46 34zM280 172q28-26 40 14-18-18-40-14zM280 172q2-36 34-32-24 10-34 32z',
      ),
    ],
  },
  'flight-bus': {
    finish: 'vivid',
    draw: (s) =>
      s.is('bus')
        ? [
            shadow(160, 262, 128),
            rect('m', 32, 92, 256, 152, 28),
            rect('n', 46, 110, 228, 60, 12),
            line('m', 7, 'M104 110v60M162 110v60M220 110v60'),
            rect('x', 32, 190, 256, 14),
            rect('w', 258, 212, 22, 12, 5),
            [88, 232].map((x) => circle('k', x, 244, 26) + circle('u', x, 244, 12)).join(''),
          ]
        : [
            shape(
              'w',
              'M28 232q0-28 30-28 10-28 40-18 22-26 48 0 34-6 36 24 26 2 20 26H50q-22 2-22-4z',
            ),
            shape('v', 'M196 120q0-18 20-18 8-18 28-10 20-12 32 8 22 0 20 22z'),
            line('x', 4, 'M30 270q110-20 180-110').replace('/>', ' stroke-dasharray="2 12"/>'),
            move(
              'rotate(-28 168 140)',
              shape('d', 'M150 148l-52 82h28l86-82z'),
              shape('m', 'M50 144q0-18 30-18h146q44 4 52 18-8 16-52 20H80q-30 0-30-20z'),
              shape('x', 'M50 142 36 84h30l36 44z'),
              shape('l', 'M150 132 108 56h28l78 76z'),
              shape('k', 'M246 132q18 4 24 12h-26z'),
              [110, 134, 158, 182, 206].map((x) => circle('w', x, 142, 6)).join(''),
              shape('h', 'M76 130h150q20 2 30 6H70z'),
            ),
          ],
  },
  tour: {
    finish: 'vivid',
    draw: (s) => {
      const scenes = {
        beach:
          circle('r', 232, 98, 36) +
          shape('c', 'M0 166h320v64H0z') +
          line('w', 4, 'M40 190q18-10 36 0t36 0M190 200q18-10 36 0t36 0') +
          shape('a', 'M0 220q120-34 320 6v94H0z') +
          line('e', 9, 'M86 250q-12-66 10-118') +
          shape(
            'f',
            'M96 130q-50-24-74 16 38-18 74-16zM96 130q-16-50-60-44 42 12 60 44zM96 130q46-30 72 12-36-18-72-12zM96 130q6-48 52-48-40 16-52 48z',
          ) +
          shape('m', 'M196 250l58-34 40 44z') +
          line('e', 5, 'M240 232l14 50'),
        city:
          circle('r', 236, 84, 30) +
          shape('l', 'M0 250V168h34v-40h40v34h34V92l22-26 22 26v70h30v-50h44v60h34v-36h40v114z') +
          shape('m', 'M0 264v-44h50v-34h44v40h40q6-54 54-66 48 12 54 66h32v-28h46v66z') +
          rect('m', 128, 128, 9, 110, 4) +
          rect('m', 240, 128, 9, 110, 4) +
          shape('c', 'M0 258h320v62H0z') +
          line('w', 4, 'M50 284h60M180 296h80'),
        nature:
          circle('r', 84, 86, 32) +
          shape('l', 'M0 220 92 96l66 80 54-94 108 138v100H0z') +
          shape('w', 'M92 96l-28 38 18 6 12-14 16 12 12-4zM212 82l-26 44 18 2 10-12 16 14 16-4z') +
          shape('m', 'M0 240q80-56 160-12t160-18v110H0z') +
          shape('d', 'M0 282q90-40 170-10t150-20v68H0z') +
          [48, 84, 262].map((x) => shape('f', `M${x} 196l24 66h-48z`)).join(''),
        cruise:
          circle('r', 74, 84, 30) +
          shape('c', 'M0 222h320v98H0z') +
          shape('w', 'M92 132h136v44H92zM116 98h96v36h-96z') +
          rect('m', 176, 66, 30, 34, 4) +
          shape('m', 'M40 176h250l-28 66H76z') +
          rect('x', 44, 186, 240, 9) +
          [112, 142, 172, 202].map((x) => circle('n', x, 154, 7)).join('') +
          line('w', 4, 'M20 262q22-12 44 0t44 0 44 0M170 286q22-12 44 0t44 0'),
        ski:
          circle('r', 244, 80, 28) +
          shape('l', 'M0 240 112 72l60 90 36-44 112 122v80H0z') +
          shape('w', 'M112 72 66 142l22 10 18-18 24 20 18-14zM0 258q110-66 320 8v54H0z') +
          [40, 78, 280].map((x) => shape('f', `M${x} 186l22 72h-44z`)).join('') +
          line('m', 7, 'M150 286l80-34M168 298l80-34'),
        safari:
          circle('r', 160, 150, 62) +
          shape('a', 'M0 222h320v98H0z') +
          line('e', 9, 'M226 232v-70') +
          shape('f', 'M160 160q30-40 66-34 60-20 86 34-70 14-152 0z') +
          shape(
            'e',
            'M62 236l6-62q4-14 20-16l4-62q2-12 14-10l16 10-6 8-10-2-2 60q24 10 24 32l4 44h-8l-6-40H88l-6 38z',
          ) +
          shape('m', 'M0 260q120-26 320 0v60H0z'),
      } as const;
      const scene = s.is('culture', 'spa')
        ? 'city'
        : s.among(['beach', 'city', 'nature', 'cruise', 'ski', 'safari']);
      return [scenes[scene]];
    },
  },
  service: {
    finish: 'vivid',
    draw: (s) => [
      shadow(160, 274, 110),
      ...(tool[
        s.among([
          'painting',
          'cleaning',
          'carpentry',
          'electrician',
          'plumber',
          'hvac',
          'locksmith',
          'gardening',
          'moving',
          'appliance_repair',
        ])
      ] ?? []),
    ],
  },
  'internet-plan': {
    finish: 'finance',
    draw: (s) => [
      shadow(160, 268, 116),
      line('k', 9, 'M88 200V110M232 200V110'),
      rect('k', 52, 196, 216, 66, 22),
      rect('q', 60, 202, 200, 40, 16),
      [0, 1, 2, 3].map((i) => circle(i < 3 ? 'x' : 'l', 88 + i * 20, 222, 5)).join(''),
      rect('m', 196, 216, 48, 12, 6),
      line('m', 13, 'M160 164v.1'),
      line('m', 11, 'M134 140q26-24 52 0'),
      line('l', 11, 'M112 114q48-44 96 0'),
      s.is('500mbps', '1000mbps', '200mbps') || s.int(2) ? line('x', 11, 'M90 88q70-62 140 0') : '',
      s.is('fiber') ? line('x', 5, 'M268 236q30 0 34 40') : '',
    ],
  },
};
