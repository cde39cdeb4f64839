import { defineModule } from '@denk/shared/contract';
import { QuestionnaireSkeleton } from './flow/questionnaire-skeleton';

/** The guided questions between a search and its results (docs/product.md#questionnaire). */
export default defineModule({
  name: 'mf-questionnaire',
  routes: [
    {
      path: '/questionnaire',
      page: 'questionnaire',
      layout: 'framed',
      title: 'Size özel öneriler için birkaç soru · Denk',
      description:
        'Birkaç kısa soruyu yanıtlayın; bütçenize ve isteklerinize uyan ürünleri ve hizmetleri bulalım.',
      indexed: false,
      load: () => import(/* webpackMode: "eager" */ './flow/questionnaire-page'),
      placeholder: QuestionnaireSkeleton,
      rendered: 'on-request',
      needs: async (address) =>
        (await import(/* webpackChunkName: "needs" */ './flow/needs')).needs(address),
    },
  ],
});
