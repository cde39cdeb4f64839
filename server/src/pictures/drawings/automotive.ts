import type { Drawings } from '../drawing';
import { circle, ellipse, lettering, line, move, rect, shadow, shape } from '../pen';

const wheel = (x: number, y = 218, r = 31) =>
  circle('k', x, y, r) +
  circle('u', x, y, r * 0.62) +
  circle('q', x, y, r * 0.5) +
  [0, 72, 144, 216, 288]
    .map((turn) =>
      move(`rotate(${turn} ${x} ${y})`, rect('u', x - 2.5, y - r * 0.56, 5, r * 0.5, 2)),
    )
    .join('');

/** Roof lines and windows from the rear on the left to the bonnet on the right. */
const bodies: Readonly<Record<string, readonly [body: string, glass: string]>> = {
  sedan: [
    'M24 206q-6-34 24-44l36-6q34-40 54-42h52q30 2 58 42l42 8q18 6 16 42 0 8-10 8H34q-10 0-10-8z',
    'M100 156q26-30 42-31h14v31zM166 125h22q22 2 42 31h-64z',
  ],
  hatchback: [
    'M34 206q-8-50 14-62 12-36 32-40h94q30 2 56 48l44 10q18 8 16 44 0 8-10 8H44q-10 0-10-8z',
    'M64 148q10-30 24-32h50v32zM148 116h26q18 4 38 32h-64z',
  ],
  suv: [
    'M28 206q-6-56 6-72 10-44 26-46h122q20 2 52 50l46 10q14 6 14 58 0 8-10 8H38q-10 0-10-8z',
    'M52 134q8-30 18-34h56v34zM136 100h44q14 6 32 34h-76z',
  ],
  pickup: [
    'M20 206v-54h108v-42q2-8 12-8h54q16 2 42 48l46 8q16 6 16 48 0 8-10 8H30q-10 0-10-8z',
    'M142 152v-34h46q14 4 30 34z',
  ],
  coupe: [
    'M22 206q-4-28 26-40 60-48 104-50 40 2 74 44l52 8q20 6 20 38 0 8-10 8H32q-10 0-10-8z',
    'M92 160q40-30 66-32v32zM168 128q26 4 46 32h-46z',
  ],
  minivan: [
    'M28 206q-8-92 16-108 8-8 24-8h98q28 2 62 54l46 12q16 8 14 50 0 8-10 8H38q-10 0-10-8z',
    'M52 138q2-30 16-34h42v34zM120 104h44q20 4 40 34h-84z',
  ],
};
const alike: Readonly<Record<string, string>> = {
  crossover: 'suv',
  station_wagon: 'hatchback',
  convertible: 'coupe',
};

export const automotive: Drawings = {
  car: {
    finish: 'vivid',
    draw: (s) => {
      const named = s.among([
        'sedan',
        'suv',
        'hatchback',
        'crossover',
        'pickup',
        'coupe',
        'minivan',
        'station_wagon',
        'convertible',
      ]);
      const [body = '', glass = ''] = bodies[alike[named] ?? named] ?? [];
      return [
        shadow(160, 250, 138),
        shape('m', body),
        shape('k', glass),
        shape('h', glass),
        rect('z', 26, 196, 268, 18, 8),
        line('d', 2.5, 'M142 160v40M230 160q-2 26-8 40'),
        rect('d', 118, 170, 18, 4, 2),
        rect('d', 206, 170, 18, 4, 2),
        ellipse('w', 284, 174, 9, 6),
        rect('x', 26, 170, 12, 12, 4),
        s.is('electric') ? shape('x', 'M184 172l-18 22h13l-5 18 20-24h-13z') : '',
        wheel(88),
        wheel(234),
      ];
    },
  },
  tyre: {
    finish: 'device',
    draw: (s) => [
      shadow(160, 280, 84),
      circle('k', 160, 160, 120),
      `<circle class="sq" stroke-width="${s.is('winter') ? 20 : 13}" stroke-dasharray="9 20" cx="160" cy="160" r="111"/>`,
      circle('q', 160, 160, 94),
      circle('k', 160, 160, 90),
      circle('u', 160, 160, 68),
      circle('i', 160, 160, 60),
      [0, 60, 120, 180, 240, 300]
        .map((turn) => move(`rotate(${turn} 160 160)`, shape('u', 'M150 156l-8-54h36l-8 54z')))
        .join(''),
      circle('u', 160, 160, 20),
      circle('m', 160, 160, 11),
      s.is('winter')
        ? line('w', 5, 'M254 52v44M235 63l38 22M235 85l38-22')
        : s.is('summer')
          ? circle('x', 254, 74, 19)
          : line('w', 5, 'M254 52v44M235 63l38 22M235 85l38-22') + circle('x', 70, 74, 17),
    ],
  },
  'car-accessory': {
    finish: 'device',
    draw: (s) => {
      switch (
        s.among([
          'dash_cam',
          'seat_cover',
          'phone_holder',
          'floor_mat',
          'compressor',
          'vacuum',
          'care',
        ])
      ) {
        case 'seat_cover':
          return [
            shadow(160, 276, 88),
            rect('d', 126, 38, 68, 52, 18),
            rect('i', 142, 84, 8, 22),
            rect('i', 170, 84, 8, 22),
            shape('m', 'M112 104q48-20 96 0 14 60 10 106H102q-4-46 10-106z'),
            shape('d', 'M136 112q24-8 48 0l4 92h-56z'),
            shape('m', 'M92 206q68-20 136 0 14 30 6 54-74 22-148 0-8-24 6-54z'),
            line('x', 3, 'M130 116l-6 84M190 116l6 84M120 220l-6 38M200 220l6 38'),
          ];
        case 'phone_holder':
          return [
            shadow(160, 276, 76),
            ellipse('k', 160, 262, 62, 14),
            line('q', 16, 'M160 256v-60'),
            circle('q', 160, 198, 16),
            rect('k', 96, 52, 128, 150, 16),
            rect('m', 84, 104, 22, 60, 8),
            rect('m', 214, 104, 22, 60, 8),
            rect('n', 106, 60, 108, 134, 10),
            shape('w', 'M160 90l26 56-26-12-26 12z'),
          ];
        case 'floor_mat':
          return [
            shadow(160, 268, 104),
            shape('k', 'M78 60q82-22 164 0l18 190q-100 26-200 0z'),
            shape('q', 'M92 74q68-16 136 0l16 164q-84 20-168 0z'),
            line('k', 5, 'M104 92l-8 146M130 88l-6 156M160 86v162M190 88l6 156M216 92l8 146'),
            rect('x', 132, 150, 56, 26, 6),
          ];
        case 'compressor':
          return [
            shadow(160, 264, 104),
            line('k', 11, 'M226 190q50-10 44-80-2-34-36-40'),
            rect('m', 62, 100, 170, 156, 26),
            rect('k', 62, 216, 170, 40, 20),
            line('q', 13, 'M112 100q0-34 36-34t36 34'),
            circle('k', 147, 162, 46),
            circle('w', 147, 162, 38),
            line('x', 6, 'M147 162l20-22'),
            line('k', 3, 'M122 182a32 32 0 1 1 50 0'),
            circle('k', 147, 162, 6),
          ];
        case 'vacuum':
          return [
            shadow(160, 256, 118),
            shape('k', 'M30 206l70-16v52l-66-8q-8-14-4-28z'),
            shape('n', 'M96 162q40-22 74-14v104q-40 6-74-14z'),
            shape('m', 'M166 146h66q52 6 52 56t-52 52h-66z'),
            line('q', 17, 'M186 148q8-56 52-50 34 8 22 56'),
            circle('x', 214, 126, 7),
            rect('h', 176, 160, 80, 8, 4),
          ];
        case 'care':
          return [
            shadow(160, 272, 100),
            line('q', 9, 'M112 82V62h44l-12 26'),
            rect('k', 96, 82, 42, 20, 5),
            rect('m', 78, 100, 84, 168, 20),
            rect('w', 88, 150, 64, 66, 8),
            s.brand ? lettering('k', 120, 188, 14, s.brand, 56) : '',
            rect('h', 88, 112, 8, 140, 4),
            shape('x', 'M180 208q52-28 104 0v50q-52 20-104 0z'),
            shape('y', 'M180 234q52 16 104-4v28q-52 20-104 0z'),
            circle('w', 214, 176, 13),
            circle('w', 244, 158, 18),
          ];
        default:
          return [
            shadow(160, 262, 108),
            rect('k', 130, 42, 60, 18, 8),
            line('q', 15, 'M160 60v36'),
            rect('k', 52, 92, 216, 120, 30),
            rect('q', 62, 102, 196, 100, 22),
            circle('k', 160, 152, 52),
            circle('u', 160, 152, 45),
            circle('k', 160, 152, 39),
            circle('n', 160, 152, 26),
            circle('h', 148, 140, 8),
            circle('x', 236, 120, 6),
            rect('n', 72, 138, 24, 28, 4),
          ];
      }
    },
  },
};
