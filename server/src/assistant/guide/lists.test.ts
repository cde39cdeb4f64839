import { suitsAll } from '../../catalogue';
import { catalogue, lastList, play } from '../../../testing/play-guide';
import { inSentence } from './names/in-sentence';
import { listName } from './proposing/line';

const manyHave = 3;
const withinReach = 1_000_000;

/** Of each kind one value of what makes it what it is, that three products have. */
const sorts = [...catalogue.knowledge.kinds.values()].flatMap((kind) =>
  Object.entries(kind.attributes).flatMap(([attribute, { importance, nature, values }]) => {
    const having = (value: string) =>
      catalogue.products.filter(
        (one) => one.kind === kind.id && one.attributes[attribute]?.includes(value),
      ).length;
    const value = Object.keys(values).find(
      (one) => having(one) >= manyHave && !kind.fixed[attribute]?.includes(one),
    );
    const isOne = !kind.noun.includes(' ve ');
    return isOne && importance === 'essential' && nature === 'fact' && value !== undefined
      ? [{ kind, attribute, value, label: values[value] ?? '' }]
      : [];
  }),
);

describe('a list', () => {
  test.each(sorts)('$kind.id: all three are $label', async ({ kind, attribute, value, label }) => {
    const said = `${inSentence(label.replace(/\s*\([^)]*\)/g, ''))} ${inSentence(kind.noun)}`;
    const turns = await play(`${said} istiyorum, ${withinReach} TL'ye kadar / önerileri listele`);
    const list = lastList(turns);
    // What is heard otherwise is the matter of other tests.
    if (!list || !turns[0]?.chips.includes(label)) return;
    const isOfIt = (name: string) =>
      catalogue.products.some(
        (one) =>
          one.kind === kind.id &&
          listName(one.title) === name &&
          one.attributes[attribute]?.some((own) => own === value || suitsAll.has(own)),
      );
    expect(list.names.filter((name) => !isOfIt(name))).toEqual([]);
  });

  test.each([
    // No price makes up for another place, size or sort; what it costs is said.
    [
      'uludağ otel / 10 bin',
      /“Uludağ” isteğinize uyan otel bulamadım.*1\. [^\n]*Uludağ.*2\. [^\n]*Uludağ/s,
    ],
    [
      'yeğenime tencere takımı 3 bin liraya / teflon olmayanı alayım',
      /^(?!.*\d\. [^\n]*Wok).*3\. [^\n]*Tencere Seti/s,
    ],
    ['mini otel antalya 5 bin / fark etmez', /^(?!.*Antalya yerine)/s],
    // What is for somebody else comes only to who asks for it.
    ['elektrikli diş fırçası 3000 / hassas / başkasını göster', /^(?!.*Çocuk).*3\. /s],
    ['oğluma elektrikli diş fırçası / 2000', /1\. [^\n]*Çocuk.*2\. [^\n]*Çocuk.*3\. [^\n]*Çocuk/s],
    ['müzekart almak istiyorum / fark etmez', /1\. Müzekart/],
    ['is there a museum pass for Istanbul? / 6000', /1\. MuseumPass İstanbul/],
    // What nothing fits without is asked first, and once more.
    ['kışlık lastik lazım', /^Lastiğinizin ebadı nedir\?$/],
    ['kışlık lastik lazım / dördüne 16 bin', /Lastiğinizin ebadı nedir\?$/],
    ['lastik / bilmiyorum / 5000', /“Ebat” belirtmediğiniz için değişik olanlardan seçtim/],
    ['parfüm', /^Kimin için bakıyorsunuz\?$/],
    // What is for some alone comes to who says so.
    ['düğün için uzun elbise 3000', /^(?!.*Hamile).*3\. /s],
    ['hamile elbisesi uzun 3000', /1\. [^\n]*Hamile/],
    ['klasik gitar 4000', /^(?!.*\d\/\d Klasik).*3\. /s],
    ['bebek arabası 8000 hafif', /^(?!.*6 aydan).*3\. /s],
    ['100.000 TL ihtiyaç kredisi düşünüyorum', /^(?!.*Emekli).*3\. /s],
    ['köpek maması 2000 / yetişkin', /^(?!.*(?:Mini|Sterilised|Puppy)).*3\. /s],
    ['çocuğuma gitar 4000', /1\. [^\n]*\d\/\d.*2\. [^\n]*\d\/\d.*3\. [^\n]*\d\/\d/s],
    ['tavuklu kedi maması 930', /1\. [^\n]*Tavuk.*2\. [^\n]*Tavuk.*3\. [^\n]*Tavuk/s],
    // What was said of one thing stays with it.
    [
      'kısırlaştırılmış somonlu kedi maması 1500 / bir de köpeğime mama lazım büyük ırk, 2500',
      /^(?!.*(?:somonlu|kısır)).*en uygunu (?<name>[^,]+),.*1\. \k<name> - /s,
    ],
    [
      'robot süpürge 20 bin evcil hayvan tüyü / annem dikey süpürge diyor, bi de onlara baksak / fark etmez',
      /20\.000 TL’ye kadar.*3\. /s,
    ],
    ['komedi film netflix / aslında dizi olsun', /seçtim \(komedi, Netflix\)/],
    // A book on what none is about is no novel.
    [
      'bahçecilikle ilgili bir kitap önerebilir misiniz',
      /^Katalogda bahçecilikle ilgili kitap bulamadım/,
    ],
    ['seyahat konulu kitap 300', /^Katalogda seyahat konulu kitap bulamadım/],
    ['tarih hakkında kitap 300', /^(?!.*bulamadım).*3\. /s],
    // A range that holds what is asked fits, and a number is a condition.
    ['2 beden bez / 5 kilo', /^(?!.*5 kilo (?:yerine|belirtilmemiş)).*1\. [^\n]*\d–\d kg/s],
    [
      '100.000 TL ihtiyaç kredisi düşünüyorum / 24 ay',
      /^“İhtiyaç kredisi” ve “24 ay” isteklerinize uyan kredi bulamadım/,
    ],
    // A ticket is one person's.
    [
      'müze kartı istanbul 10000 tl iki kişiyiz',
      /^Toplam 10\.000 TL, 2 kişi için kişi başı 5\.000/,
    ],
    // A sum for so many is told for one, and one for a night by each one's own nights.
    ['lastik 205 55 16 dördüne 16 bin', /^Toplam 16\.000 TL, 4 tane için tanesi 4\.000 TL eder/],
    [
      'antalya otel / geceliği 2000 olsun',
      /gecelik 2\.000 TL’ye kadar üç otel seçtim \(Antalya\)\..*\(kişi başı; gecelik 1\.\d{3} TL\)/s,
    ],
    // Who asks what else has it sees others, and who only says it again hears that all have it.
    ['otel antalya 30 bin / fark etmez / antalyada başka otel yok mu', /^(?!.*daha yakınını)/s],
    ['yatak sert çift kişilik 15 bin / ortopedik olsun', /^“Sert” isteğinize üçü de uyuyor\.$/],
    // A sum said for one of several things is its own; a total is shared.
    ['buzdolabı ve çamaşır makinesi lazım / 60 bin', /60\.000 TL’ye kadar üç buzdolabı seçtim/],
    ['buzdolabı ve çamaşır makinesi lazım / toplam 60 bin', /^Toplam 60\.000 TL bütçenin/],
    [
      'eşim ve 2 çocukla antalya oteli toplam 80 bin',
      /Toplam 80\.000 TL, 4 kişi için kişi başı 20\.000 TL eder\./,
    ],
    // What may harm somebody fills no list.
    [
      'çölyağım akşama ne yesem, glutensiz olması lazım / 500 lira, dışarıdan söyleyeceğim',
      /^(?!.*glutensiz (?:değil|olduğu)).*3\. /s,
    ],
    // Of three no more is said than what each one's own row says.
    ['yatak sert çift kişilik 15 bin / orta sert göster', /1\. [^\n]*, orta.*3\. [^\n]*, orta/s],
    [
      'ev interneti 50 mbps taahhütsüz 700 / taahhütlü de olur',
      /^Tamam, taahhütsüz ya da taahhütlü; üçüncüsünü/,
    ],
    ['film komedi / hangisi komedi', /^(?!.*üçü de için)/is],
    ['klima 30 bin / fark etmez / sessiz olsun', /^(?!.*öyle:)/s],
  ])('%s', async (script, says) => {
    expect((await play(script)).at(-1)?.text).toMatch(says);
  });
});
