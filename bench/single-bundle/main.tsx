import type { ModuleDefinition } from '@denk/shared/contract';
import chat from '../../mf-chat/src/module';
import questionnaire from '../../mf-questionnaire/src/module';
import results from '../../mf-results/src/module';
import staticPages from '../../mf-static-pages/src/module';
import { mountSite } from './mount-site';

// The same source as the composed site, wired as one webpack build: every module is a plain import, and each page is
// still a chunk of its own.
const definitions: readonly ModuleDefinition[] = [staticPages, questionnaire, chat, results];
const byName = new Map(definitions.map((definition) => [definition.name, definition]));

mountSite(
  definitions.map(({ name, routes }) => ({
    name,
    routes: routes.map(({ load: _load, placeholder: _placeholder, heads: _heads, ...route }) => ({
      hidesFooterOnPhones: false,
      indexed: true,
      ...route,
      paths: [],
    })),
  })),
  async ({ extras }) => {
    const definition = byName.get(extras.container);
    if (!definition) throw new Error(extras.container);
    return definition;
  },
);
