import type { TopicKeywords } from './topic';

export const fridge: TopicKeywords = {
  turkish: `buzdolap, buz dolap, mini buzdolap, no frost, nofrost, gardrop tipi dolap, minibar, mini bar, soğutucu dolap`,
  english: 'fridge, refrigerator, side by side',
  except: `buzdolap poşet, buzdolap magnet, buzdolap süs, buzdolap organizer, buzdolap düzenleyici, buzdolap örtü,
    buzdolap sticker, oyuncak buzdolap, no frost derin dondurucu, side by side motosiklet`,
};
