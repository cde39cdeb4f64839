import { paths } from '@denk/shared/page/navigation';
import type { Scenario } from '@denk/tooling/scenario';
import type { TopicId } from '@denk/shared/product/topics';
import { topics } from '@denk/shared/product/topics';
import { progressName, type Progress } from './flow/progress';

/** A query that opens each topic. */
const queries: Readonly<Record<TopicId, string>> = {
  perfume: 'Parfüm',
  glasses: 'Güneş Gözlükleri',
  swimwear: 'Mayo - Bikini',
  film: 'Film',
  internet: 'fiber internet',
  fridge: 'Buzdolabı',
  food: 'akşam yemeği',
  travel: 'Seyahat',
  beauty: 'cilt bakımı',
  technology: 'Akıllı Telefon',
  cars: 'aile arabası',
  services: 'boya badana',
  'sport-shoes': 'Spor Ayakkabı',
};

const inProgress = (progress: Progress): Pick<Scenario, 'address' | 'session'> => ({
  address: paths.questionnaire(progress.query),
  session: { [progressName]: progress },
});

/** The states of the questionnaire that QA can call up by name. */
export const scenarios: readonly Scenario[] = [
  ...topics.map(({ id, label }) => ({
    name: id,
    title: `${label}: ilk soru`,
    address: paths.questionnaire(queries[id]),
  })),
  {
    name: 'stored-query',
    title: 'Sorgu adreste değil, saklı',
    address: paths.questionnaire(),
    session: { 'search-query': 'laptop' },
  },
  {
    name: 'midway',
    title: 'Yarıda: dördüncü soru, üç yanıt',
    ...inProgress({
      query: 'Akıllı Telefon',
      topic: 'technology',
      step: 3,
      answers: {
        device_type: 'smartphone',
        usage_purpose: ['photography', 'social'],
        technical_level: 'intermediate',
      },
      finished: false,
    }),
  },
  {
    name: 'last-question',
    title: 'Son soru, yanıtlanmış (Tamamla)',
    ...inProgress({
      query: 'Parfüm',
      topic: 'perfume',
      step: 3,
      answers: {
        gender: 'female',
        scent_preferences: ['floral', 'vanilla'],
        longevity: 'strong',
        budget: 'moderate',
      },
      finished: false,
    }),
  },
  {
    name: 'long-review',
    title: 'On iki sorunun sonu, uzun özet',
    ...inProgress({
      query: 'boya badana',
      topic: 'services',
      step: 11,
      answers: {
        service_type: 'painting',
        service_scope: 'large',
        urgency: 'normal',
        location_type: 'home',
        property_size: 'medium',
        budget_range: 'luxury',
        service_quality: 'premium',
        materials_included: 'materials_included',
        preferred_time: ['weekday_morning', 'weekend_morning', 'weekend_afternoon'],
        experience_level: 'expert',
        insurance_warranty: ['warranty', 'references'],
      },
      finished: false,
    }),
  },
  {
    name: 'sensitive',
    title: 'Cihazda kalan yanıt (cilt tipi)',
    address: paths.questionnaire('cilt bakımı'),
  },
  {
    name: 'named-product',
    title: 'Sorgu bir ürünün adı',
    address: paths.questionnaire('iphone 17 pro'),
    replies: {
      suggestions: {
        answer: {
          suggestions: [
            {
              text: 'Apple iPhone 17 Pro 256 GB',
              type: 'product',
              page: '/product/phone-apple-iphone-17-pro-256',
            },
          ],
        },
      },
    },
  },
  {
    name: 'long-query',
    title: 'Çok uzun sorgu',
    address: paths.questionnaire(
      'annemin doğum günü için hem ofiste hem akşam davetlerinde kullanabileceği, ağır olmayan ama kalıcı bir parfüm',
    ),
  },
  {
    name: 'text',
    title: 'Serbest metin sorusu',
    address: '/questionnaire/preview?set=types',
  },
  {
    name: 'range',
    title: 'Sürgülü soru',
    address: '/questionnaire/preview?set=types',
    session: {
      [progressName]: {
        query: 'parfüm',
        topic: 'perfume',
        step: 1,
        answers: { note: 'Yağmurdan sonraki bahçe gibi' },
        finished: false,
      } satisfies Progress,
    },
  },
  {
    name: 'loading',
    title: 'Sorular yükleniyor',
    address: '/questionnaire/preview?set=never',
  },
  {
    name: 'load-failure',
    title: 'Sorular yüklenemedi',
    shows: ['Sorular yüklenemedi'],
    logs: 'questions could not be loaded',
    address: '/questionnaire/preview?set=failing',
  },
  {
    name: 'storage-failure',
    title: 'Depolama dolu: Tamamla yeniden denenir',
    address: '/questionnaire/preview?set=perfume&storage=full',
  },
  {
    name: 'no-topic',
    title: 'Konusu olmayan sorgu (ana sayfaya gider)',
    address: paths.questionnaire('koşu bandı'),
  },
];
