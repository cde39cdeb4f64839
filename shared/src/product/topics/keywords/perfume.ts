import type { TopicKeywords } from './topic';

export const perfume: TopicKeywords = {
  turkish: `parfüm, parfümeri, koku, esans, kolonya, vücut sprey, body mist, edp, edt,
    eau de parfum, eau de toilette`,
  english: 'perfume, parfum, fragrance, cologne, scent',
  except: `oda koku, oda sprey, kötü koku, ağız koku, ayak koku, ter koku, çamaşır koku, dolap koku,
    koku giderici, koku makine, koku alma`,
};
