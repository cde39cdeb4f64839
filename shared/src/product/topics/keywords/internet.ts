import type { TopicKeywords } from './topic';

export const internet: TopicKeywords = {
  turkish: `internet, ev internet, fiber, adsl, vdsl, wifi, wi fi, modem, türknet, superonline, türk telekom, millenicom,
    kablonet, taahhütsüz net, geniş bant, genişbant`,
  english: 'broadband, fiber optic, home internet, isp',
  except: `karbon fiber, cam fiber, fiber kapı, fiber şezlong, fiber tekne, fiber havuz, fiber lif, internetten, internet site,
    internet bankacılık, internet alışveriş, internet kafe, internet cafe, internet üzerinden, interneti olmayan, wifi kamera`,
};
