/** One thing the site keeps or sends: what it is, where it lies or goes, and for how long. */
export interface PrivacyItem {
  readonly what: string;
  readonly where: string;
  readonly howLong: string;
}

/** What stays in the visitor's browser. */
export const keptItems: readonly PrivacyItem[] = [
  {
    what: 'Son aramalarınız',
    where: 'En çok on arama, tarayıcınızın yerel deposunda.',
    howLong: 'Siz silene kadar.',
  },
  {
    what: 'Kaydettiğiniz ve son baktığınız ürünler',
    where: 'En çok 50 kayıtlı ve 20 bakılmış ürün, tarayıcınızın yerel deposunda.',
    howLong: 'Siz silene kadar.',
  },
  {
    what: 'Anket cevapları, sohbet, karşılaştırma, son sonuç listesi',
    where: 'Sayfayı yenilediğinizde kaybolmasınlar diye açık sekmenin deposunda.',
    howLong: 'Sekme kapanana kadar.',
  },
  {
    what: 'Görünüm ayarlarınız',
    where:
      'Seçtiğiniz tema “theme” adlı çerezde durur ve sayfa isterken sitemize gelir; yazı boyutu, hareket ve sıralama tercihi yerel depodadır.',
    howLong: 'Çerez bir yıl, ötekiler siz silene kadar.',
  },
];

/** What leaves the visitor's browser, and for whom. */
export const sentItems: readonly PrivacyItem[] = [
  {
    what: 'Aramanız ve gizli olmayan anket cevaplarınız',
    where:
      'Sonuçları bulmak için sitemizin sunucusuna gider. Sunucuya canlı bir fiyat araması hizmeti (Serper ya da SerpApi) bağlanmışsa arama sözünüz ve fiyat aralığınız, kim olduğunuz söylenmeden o hizmete de iletilir.',
    howLong: 'Aynı soru yeniden sorulmasın diye cevaplar sunucuda en çok 24 saat tutulur.',
  },
  {
    what: 'Sohbet mesajlarınız',
    where:
      'Cevap vermek için sitemizin sunucusuna gider. Sunucuya bir yapay zekâ sohbet hizmeti bağlanmışsa konuşma, kim olduğunuz söylenmeden o hizmete iletilir; bağlanmamışsa cevapları sunucudaki kurallar verir. Sohbete kişisel bilgi yazmamanızı öneririz.',
    howLong: 'Sunucumuz konuşmaları saklamaz; bağlı hizmetin kendi kuralları geçerlidir.',
  },
  {
    what: 'İnternet adresiniz',
    where:
      'Her sitede olduğu gibi bağlantı kurulurken sunucuya görünür; aşırı kullanımı sınırlamak için sayılır.',
    howLong: 'Kısa süre bellekte kalır, kayda yazılmaz.',
  },
  {
    what: 'Hata bildirimleri',
    where:
      'Sayfanın bir bölümü açılamazsa hangi bölüm olduğu sitemizin sunucusuna bildirilir; başka bir şirkete hata bildirimi gönderilmez.',
    howLong: 'Sunucunun kayıtlarında, içinde yazdıklarınız olmadan.',
  },
  {
    what: 'Satıcı bağlantıları',
    where:
      '“Satıcıya Git” ve “Siteye Git” sizi satıcının sitesine götürür; hangi sayfadan geldiğiniz iletilmez. Orada satıcının kuralları geçerlidir.',
    howLong: 'Bizde tutulmaz.',
  },
];
