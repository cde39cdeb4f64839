import type { TopicKeywords } from './topic';

export const beauty: TopicKeywords = {
  turkish: `güzellik, bakım, cilt, cilt bakım, kişisel bakım, saç, saç bakım, makyaj, kozmetik, dermokozmetik, krem, serum, ruj,
    rimel, maskara, fondöten, kapatıcı, allık, aydınlatıcı makyaj, eyeliner, göz kalem, göz far, far palet, dudak parlatıcı,
    dudak balm, oje, kirpik, kaş kalem, kaş laminasyon, şampuan, nemlendirici, güneş krem, tonik, peeling, yüz maske,
    kağıt maske, yüz temizleme, yüz yıkama, yüz yağ, yüz jel, misel su, makyaj temizleme, vücut losyon, duş jel, deodorant, roll on,
    epilasyon, ağda, manikür, pedikür, protez tırnak, kalıcı oje, retinol, hyaluronik, niacinamide, c vitamin serum, kolajen maske,
    anti aging, antiaging, leke karşıtı, sivilce, akne, kuaför, cımbız`,
  english:
    'beauty, makeup, make up, skincare, skin care, cosmetic, lipstick, mascara, shampoo, moisturizer, sunscreen, haircare, hair care, self care, care',
  except: `araç bakım, araba bakım, oto bakım, otomobil bakım, motor bakım, motosiklet bakım, bisiklet bakım, klima bakım,
    kombi bakım, asansör bakım, jeneratör bakım, bilgisayar bakım, havuz bakım, bahçe bakım, çim bakım, bitki bakım, bebek bakım,
    bebek şampuan, çocuk bakım, yaşlı bakım, hasta bakım, hayvan bakım, kedi bakım, köpek bakım, kedi şampuan, köpek şampuan,
    oto şampuan, araba şampuan, araç şampuan, halı şampuan, ayakkabı bakım, deri bakım, mobilya bakım, ahşap bakım, ev bakım,
    bakım onarım, bakım masa, periyodik bakım, yoğun bakım, teknik bakım, krema, krem şanti, krem peynir, krem çorba,
    krem karamel, krem renk, oda nemlendirici, hava nemlendirici, ortam nemlendirici, makyaj masa, makyaj ayna, makyaj sandalye,
    sac levha, sac tava, sac ayak, galvaniz sac, galvanizli sac, dkp sac, saç metal, cilt kitap, cilt makine, tonik su,
    oyuncak *, kedi saç, serum fizyolojik, kafe bakım, güzellik sigorta, health care`,
};
