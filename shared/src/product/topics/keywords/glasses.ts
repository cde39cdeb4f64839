import type { TopicKeywords } from './topic';

export const glasses: TopicKeywords = {
  turkish: `gözlük, güneşgözlük, numaralı gözlük, gözlük çerçeve, rayban, ray ban`,
  english: 'glasses, eyeglasses, sunglasses, sunglass, eyewear, spectacles',
  except: `vr gözlük, sanal gerçeklik gözlük, artırılmış gerçeklik gözlük, akıllı gözlük, at gözlük,
    kaynak gözlük, kaynakçı gözlük, iş gözlük, koruyucu gözlük, gözlük maymun, wine glasses, drinking glasses`,
};
