/** What Denk gives today, to everyone. */
export const freeToday: readonly string[] = [
  'Bütün aramalar ve sorular',
  'AI Asistan ile sohbet',
  'Fiyat, satıcı ve eşleşme nedenleri',
  'Satıcıların fiyatlarını yan yana görmek',
];

/** What Premium would add; nothing of it exists yet. */
export const premiumIdeas: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Fiyat takibi',
    text: 'Beğendiğiniz ürünün fiyatı hedefinize inince haber vermek.',
  },
  {
    title: 'Kayıtlı tercihler',
    text: 'Bedeninizi, bütçenizi ve sevdiklerinizi her aramada yeniden sormamak.',
  },
  {
    title: 'Ortak listeler',
    text: 'Ev, düğün ya da tatil alışverişini birlikte karar verdiklerinizle planlamak.',
  },
  {
    title: 'Uzmanla görüşme',
    text: 'Zor kararlarda konunun uzmanına soru sorabilmek.',
  },
];
