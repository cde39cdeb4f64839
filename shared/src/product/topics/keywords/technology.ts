import type { TopicKeywords } from './topic';

export const technology: TopicKeywords = {
  turkish: `teknoloji, teknolojik, elektronik, telefon, cep telefon, akıllı telefon, laptop, leptop, dizüstü, diz üstü,
    bilgisayar, oyuncu bilgisayar, masaüstü bilgisayar, pc, tablet, televizyon, tv, smart tv, kulaklık, akıllı saat, akıllı saatler,
    akıllı bileklik, akıllı gözlük, oyun konsol, playstation, play station, ps4, ps5, xbox, nintendo, iphone, ipad, imac, macbook,
    airpods, galaxy, redmi, android, notebook, ultrabook, chromebook, smartwatch, vr gözlük, sanal gerçeklik`,
  english:
    'technology, phone, smartphone, mobile, computer, desktop, television, headphone, earphone, earbud, smart watch, gaming, game console, electronics, gadget',
  except: `bilgisayar masa, bilgisayar sandalye, bilgisayar koltuk, bilgisayar çanta, laptop masa, laptop sehpa, laptop çanta,
    tv ünite, tv sehpa, tv koltuk, tv masa, televizyon ünite, televizyon sehpa, televizyon masa, gaming chair, gaming desk,
    tablet çikolata, tablet deterjan, deterjan tablet, bulaşık tablet, makine tablet, makinesi tablet, vitamin tablet,
    efervesan tablet, ağrı kesici tablet, klor tablet, yazı tablet, elektronik sigara, elektronik tartı, elektronik gitar,
    elektronik davul, elektronik müzik, elektronik kilit, oyuncak telefon, oyuncak *, bilgisayar mühendislik, bilgisayar kurs,
    bilgisayar programcılık, telefon rehber, telefon numara, telefon kulübe, mobile home, spiral notebook`,
};
