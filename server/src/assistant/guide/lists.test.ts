import { suitsAll } from '../../catalogue';
import { catalogue, lastList, play } from '../../../testing/play-guide';
import { inSentence, nounOf } from './names/in-sentence';
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
    const said = `${inSentence(label.replace(/\s*\([^)]*\)/g, ''))} ${nounOf(kind)}`;
    const turns = await play(`${said} istiyorum, ${withinReach} TL'ye kadar / önerileri listele`);
    const list = lastList(turns);
    // What is heard otherwise is the matter of other tests.
    const kindOf = (name: string) =>
      catalogue.products.find((one) => listName(one.title) === name)?.kind;
    if (!list || !turns[0]?.chips.includes(label) || kindOf(list.names[0] ?? '') !== kind.id)
      return;
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
    ['mini otel antalya 5 bin / fark etmez', /^(?!.*Antalya yerine)/s],
    // What is for somebody else comes only to who asks for it.
    ['elektrikli diş fırçası 3000 / hassas / başkasını göster', /^(?!.*Çocuk).*3\. /s],
    ['müzekart almak istiyorum / fark etmez', /1\. Müzekart/],
    ['is there a museum pass for Istanbul? / 6000', /1\. MuseumPass İstanbul/],
    // What nothing fits without is asked first, and once more.
    ['kışlık lastik lazım', /^Lastiğinizin ebadı nedir\?$/],
    ['kışlık lastik lazım / dördüne 16 bin', /Lastiğinizin ebadı nedir\?$/],
    ['parfüm', /^Kimin için bakıyorsunuz\?$/],
    // What is for some alone comes to who says so.
    ['düğün için uzun elbise 3000', /^(?!.*Hamile).*3\. /s],
    ['hamile elbisesi uzun 3000', /1\. [^\n]*Hamile/],
    ['100.000 TL ihtiyaç kredisi düşünüyorum', /^(?!.*Emekli).*3\. /s],
    ['köpek maması 2000 / yetişkin', /^(?!.*(?:Mini|Sterilised|Puppy)).*3\. /s],
    ['çocuğuma gitar 4000', /1\. [^\n]*\d\/\d.*2\. [^\n]*\d\/\d.*3\. [^\n]*\d\/\d/s],
    ['tavuklu kedi maması 930', /1\. [^\n]*Tavuk.*2\. [^\n]*Tavuk.*3\. [^\n]*Tavuk/s],
    // What was said of one thing stays with it.
    [
      'kısırlaştırılmış somonlu kedi maması 1500 / bir de köpeğime mama lazım büyük ırk, 2500',
      /^(?!.*(?:somonlu|kısır)).*en uygunu (?<name>[^,]+),.*1\. \k<name> - /s,
    ],
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
    // Who asks what else has it sees others, and who only says it again hears that all have it.
    ['otel antalya 30 bin / fark etmez / antalyada başka otel yok mu', /^(?!.*daha yakınını)/s],
    ['yatak sert çift kişilik 15 bin / ortopedik olsun', /^“Sert” isteğinize üçü de uyuyor\.$/],
    // Who finds them dear sees cheaper ones of the same, and what is as dear says so.
    ['otel antalya 30 bin / fark etmez / pahalı bunlar', /^Tamam, [\d.,]+ TL altı/],
    [
      'oto koltuğu 4 yaş isofix / 8000 / pahalıymış bunlar, daha ucuzu yok mu',
      /1\. [^\n]*ISOFIX\n2\. [^\n]*ISOFIX\n3\. [^\n]*ISOFIX/,
    ],
    // Better ones cost more, as far as there is money; lesser ones are none.
    ['klima 33 bin a++ / daha iyisi yok mu', /en iyileri yine bunlar; bütçeyi aşarsanız sıradaki /],
    // Others are no worse, and what is far over a budget is a word and no line.
    ['disk frenli bisiklet 9500 / başka göster', /başka bisiklet kalmadı; bütçeyi aşarsanız /],
    [
      'fotoğraf makinesi 7000 / fark etmez / tam kare olsun',
      /^Bu bütçede “tam kare” isteğinize uyan fotoğraf makinesi bulamadım.*; bütçeyi aşarsanız /,
    ],
    // Packs are compared by the kilo, whatever sum is said then.
    [
      'kuru kedi maması lazım en hesaplısı',
      /1\. [^\n]*15 kg - [^\n]*\(kilosu \d+ TL\).*3\. [^\n]*kilosu/s,
    ],
    ['kuru kedi maması lazım en hesaplısı / 2000', /^Üçü de bütçenize uyuyor\.$/],
    ['kulaklık en ucuzu / 2000', /1\. [^\n]* - \d{3}(?:,\d+)? TL/],
    // A little more is as good.
    ['dambıl takımı / 2000 ama biraz esnerim', /2\.000 TL dolayı/],
    // Of three no more is said than what each one's own row says.
    ['yatak sert çift kişilik 15 bin / orta sert göster', /1\. [^\n]*, orta.*3\. [^\n]*, orta/s],
    ['film komedi / hangisi komedi', /^(?!.*üçü de için)/is],
    ['klima 30 bin / fark etmez / sessiz olsun', /^(?!.*öyle:)/s],
  ])('%s', async (script, says) => {
    expect((await play(script)).at(-1)?.text).toMatch(says);
  });
});
