import { defineModule } from '@denk/shared/contract';

/** What the module brings to the site (docs/module-contract.md). */
export default defineModule({
  name: '__module__',
  routes: [
    {
      path: '/__page__',
      page: '__page__',
      layout: 'framed',
      title: '__Title__ · Denk',
      description: 'Bu sayfa yeni: burada ne olduğunu bir cümleyle anlatın.',
      indexed: false,
      load: () => import(/* webpackMode: "eager" */ './__page__-page'),
    },
  ],
});
