import type { TopicKeywords } from './topic';

export const swimwear: TopicKeywords = {
  turkish: `mayo, bikini, mayokini, tankini, monokini, trikini, burkini, haşema, pareo, kaftan plaj, deniz şort,
    yüzücü şort, plaj giyim, plaj elbise, plaj kıyafet, deniz kıyafet, havuz kıyafet`,
  english: 'swimwear, swimsuit, bathing suit, beachwear, swim short, cover up',
  except: 'bikini bölge, bikini epilasyon, bikini ağda, bikini lazer',
};
