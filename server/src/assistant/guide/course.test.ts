import { play } from '../../../testing/play-guide';

const told = (script: string) => play(script).then((turns) => turns.at(-1)?.text);

describe('the course of a talk', () => {
  test.each([
    // What is left out, and what stays.
    [
      'çamaşır makinesi 9 kg 30 bin / bulaşık makinesi de lazım 25 bin / listele / yok bulaşık kalsın, kayınvalidem alıyormuş',
      /^Tamam, o kalsın\. .*çamaşır makinesi/s,
    ],
    [
      'buzdolabı no frost 40 bin / yanına ocak da lazım / neyse buzdolabı kalsın',
      /^Tamam, o kalsın/,
    ],
    // What is asked for beside and not sold.
    ['süpürge ve ütü alacağım, süpürge 10 bin', /^Kataloğumuzda ütü yok\. /],
    ['kahve ve çikolata lazım', /^Sırayla bakalım: kahve ve çikolata\./],
    // Sums.
    [
      'çamaşır makinesi 9 kg 30 bin / bulaşık makinesi de lazım / ikisi toplam 55 i geçmesin',
      /^Toplam 55\.000 TL bütçenin .* bulaşık makinesi için ayırdım/,
    ],
    ['telefon 20 bin / fark etmez / 5 bin daha çıksam değer mi', /^Tamam, 25\.000 TL’ye kadar/],
    ['televizyon 55 inç 35 bin / babam 25 dedi', /^Tamam, 25\.000 TL’ye kadar/],
    ['oyun kolu 1500 / annem 1200 dedi', /^(?:Tamam, 1\.200 TL’ye kadar|Bütçenize)/],
    ['yatak çift kişilik / 15 bin ama biraz esnerim', /15\.000 TL dolayı/],
    ['kamp çadırı 4 kişilik 6-7 bin / biz 4 kişi değil 3 kişiyiz', /^Tamam, 3 kişilik/],
    ['kamp çadırı 4 kişilik 6-7 bin / hafif olsun, fiyat 8e çıksın', /8\.000 TL/],
    ['tyt matematik soru bankası 600 / netim 12 falan', /^(?!.*12 TL)/s],
    // What several cost.
    [
      'kutu oyunu 900 / 2 oyuncu / iki tane alsam toplam 900’ü aşar mı, ilk ikisi',
      /^Evet, 900 TL sınırını .* aşıyor\. Toplam/,
    ],
    [
      'lastik 205 55 16 / 4 mevsim / fark etmez / 4 tanesi ne tutuyor en ucuzunun',
      /^• [^\n]* × 4 = [^\n]*$/,
    ],
    ['tyt türkçe soru bankası 400 / ilkinden iki tane ne tutar', /^• [^\n]* × 2 = [^\n]*$/],
    [
      'çamaşır makinesi 9 kg 30 bin / bulaşık makinesi de lazım 25 bin / listele / buzdolabı da alsak ne tutar hepsi',
      /Her listenin ilk ürünü alınırsa/,
    ],
    // What is taken.
    ['kutu oyunu 900 / 2 oyuncu / ilk ikisini alıyorum', /^Güzel seçim! .* ve .* \(toplam /],
    [
      'çamaşır makinesi 9 kg 30 bin / bulaşık makinesi de lazım 25 bin / listele / ikisi de uygun',
      /^Güzel seçim! .* ve .* \(toplam /,
    ],
    ['bebek arabası kabin boy 8 bin / en hafifini alıyorum', /^Güzel seçim! /],
    ['televizyon 55 inç 35 bin / tamam ilk sıradaki kalsın', /^Güzel seçim! /],
    ['televizyon 55 inç 35 bin / ilk gösterdiğin televizyonu alalım', /^Güzel seçim! /],
    ['ankara izmir bilet 2 kişi en ucuzu / ilki olsun', /^Güzel seçim! .*\(2 × /],
    // What was said of another sort.
    [
      'ankarada konser ya da tiyatro / listele / rock olsun / ya tiyatro olsun, komedi ama',
      /^(?!.*rock)/s,
    ],
    // What is so of whoever uses it.
    [
      'robot süpürge 15 bin evcil hayvan tüyüne uygun / dikey süpürgeye bakalım 10 bin',
      /evcil hayvan tüyüne uygun/,
    ],
    ['kuru cilt için nemlendirici 500 / yüze güneş kremi de lazım 900', /\(kuru/],
    // Another thing.
    ['araba 900 bin / fark etmez / peki ona kasko baksak ne kadar tutar', /^(?!Bunu katalogda)/],
    [
      'kahve makinesi kapsüllü 10 bin / içine koyacak çekirdek kahve de öner',
      /Kahve için|üç kahve/,
    ],
    ['köpek maması 3000 / fark etmez / bi de kediye yaş mama 200 lira', /üç kedi maması seçtim/],
    ['tablet 8 bin / yok ya tablet değil de kitap alayım', /^(?!.*tablet)/s],
    // What is refused.
    ['ikinci el araba 900 bin / fiat egea istemem', /Egea olmasın/],
    [
      'robot süpürge 15 bin / fark etmez / bu markayı sevmiyorum ikinciyi değiştirin',
      /^Tamam, \p{L}+ olmasın; ikincisini/u,
    ],
    // What is asked of the shown, and what will do, too.
    ['otel muğla 30 bin / fark etmez / ilkinin denize uzaklığı ne kadar', /^İlki/],
    ['tur 20 bin kişi başı / fark etmez / karadeniz de olur ege de', /Karadeniz, Ege/],
  ])('%s', async (script, says) => {
    expect(await told(script)).toMatch(says);
  });
});
