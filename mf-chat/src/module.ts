import { defineModule } from '@denk/shared/contract';
import { ChatPlaceholder } from './page/chat-placeholder';

/** The conversation that ends in three named products (docs/product.md#ai-chat-page). */
export default defineModule({
  name: 'mf-chat',
  routes: [
    {
      path: '/ai-chat',
      page: 'chat',
      layout: 'bare',
      title: 'AI Asistan · Denk',
      description:
        'Ne aradığınızı kendi cümlenizle anlatın; birkaç soru sorup size uyan üç ürünü önerelim.',
      indexed: false,
      load: () => import(/* webpackMode: "eager" */ './page/chat-page'),
      placeholder: ChatPlaceholder,
    },
  ],
});
