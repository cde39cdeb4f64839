import type { TopicKeywords } from './topic';

export const cars: TopicKeywords = {
  turkish: `araba, araç, otomobil, otomotiv, oto, taşıt, vasıta, suv, sedan, hatchback, pickup, pick up, crossover, cabrio,
    kabriyo, kamyonet, minivan, station wagon, dizel araç, togg, egea, clio, megane, corolla, passat, civic, fiesta,
    duster, renault, peugeot, citroen, volkswagen, skoda, dacia, hyundai, toyota, audi, bmw, mercedes, volvo, tesla`,
  english: 'car, vehicle, automobile, automotive, auto, rent a car, pickup truck',
  except: `bebek araba, oyuncak araba, pazar araba, market araba, alışveriş araba, çocuk araba, akülü araba, kumandalı araba,
    el arabası, servis araba, çay araba, yük araba, kasa araba, temizlik araba, golf araba, model araba, metal araba,
    çek bırak araba, bırak araba, at araba, oyuncak *, araba oyuncak, araba oyun, araç gereç,
    aracı kurum, aracı olmadan, araç seyir, ödeme araç, iletişim araç, yatırım araç, ölçüm araç, ölçü araç, çalgı araç,
    ders araç, spor araç gereç, insansız hava araç, oto koltuk, oto koltuğu, bebek oto koltuk, auto cad, baby car, toy car, tesla bobin`,
};
