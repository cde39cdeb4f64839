import type { TopicKeywords } from './topic';

export const food: TopicKeywords = {
  turkish: `yemek, lezzet, lezzetli, mutfak, restoran, restaurant, lokanta, tarif, kahvaltı, kahvaltılık, brunch, pizza,
    hamburger, burger, kebap, kebab, döner, lahmacun, pide, çorba, salata, tatlı, baklava, künefe, suşi, sushi, makarna, noodle,
    mantı, köfte, çiğ köfte, çiğköfte, börek, dürüm, tantuni, kumpir, meze, aperatif, balık restoran, dondurma,
    waffle, pasta siparişi, doğum günü pasta, yaş pasta, ev yemek, paket servis yemek, yiyecek, gurme, gastronomi, diyet,
    fast food, getir yemek, yemeksepet, atıştırmalık, steakhouse, ocakbaşı, meyhane`,
  english:
    'food, meal, recipe, cuisine, kitchen, restaurant, dinner, lunch, breakfast, dessert, ice cream, snack, cooking, delicious',
  except: `* makine, * fırın, * masa, * sandalye, * koltuk, döner sermaye, * tabak, * tabağı, * kase, * kalıp, * tencere, * tava, * kaşık, * çatal,
    * bıçak, * robot, * takım, * örtü, * kap, * kutu, * termos, * oda, * oda takım, * tezgah, * dolap, * raf, * halı, * perde,
    * önlük, * batarya, * evye, * terazi, * tartı, * eşya, * gereç, * alet, * saat, * set, * şövale, * havlu, * aspiratör,
    * davlumbaz, * armatür, * lavabo, * mobilya, * paspas, * duvar, * fayans, * banyo, * ada, * kitap, * kitabı, * kurs,
    * oyun, * oyuncak, tatlı su, tatlısu, tatlı kız, tatlı patates tohum, kedi *, köpek *, bebek *, oyuncak *, yemek borusu, dondurma dolap`,
  fallback: `ne yesem, ne yesek, ne yiyeyim, ne yiyelim, ne yenir, ne pişirsem, ne pişireyim, ne pişirelim, acıktım, acıktık,
    karnım aç, karnımız aç, açım, canım çekti`,
};
