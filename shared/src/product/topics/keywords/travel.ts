import type { TopicKeywords } from './topic';

export const travel: TopicKeywords = {
  turkish: `tatil, seyahat, otel, hotel, gezi, tur, balayı, pansiyon, motel, hostel, resort, tatil köy, bungalov, bungalow,
    glamping, kaplıca, uçak bilet, otobüs bilet, tren bilet, feribot bilet, uçuş, kiralık villa, villa kiralama, kiralık yazlık,
    günlük kiralık, kayak merkez, konaklama, erken rezervasyon, her şey dahil, herşey dahil, ultra her şey dahil, yurt dışı,
    yurtdışı, interrail, airbnb, nereye gitsem, nereye gidelim, nereye gitsek, haftasonu kaçamak, hafta sonu kaçamak, safari`,
  english: 'travel, holiday, vacation, trip, cruise, flight, tour, honeymoon, all inclusive',
  except: `seyahat çanta, seyahat yastık, seyahat boy, seyahat sigorta, seyahat sağlık sigorta, seyahat bardak, seyahat şişe,
    seyahat set, seyahat ütü, seyahat adaptör, seyahat bebek, seyahat yatak, seyahat kit, otel tip, otel tekstil, otel tipi *,
    otel havlu, otel terlik, tatil kitap, türler, türleri, türlerinin, kuş tür, kedi tür, köpek tür, bitki tür, balık tür,
    müzik tür, kumaş tür, kahve tür, yurt dışı eğitim, yurtdışı eğitim, yurt dışı kargo, yurtdışı kargo, safari şapka,
    safari ceket, tur bindirici`,
};
