import { matchRoute, pageRegistrySchema, registryBlockId } from '@denk/shared/contract';
import * as v from 'valibot';

/** What on screen is drawn by whom. */
export interface Drawn {
  /** `<module> <version>` */
  readonly by: string;
  readonly elements: readonly Element[];
}

/** The frame is the shell's; what is inside `main` belongs to the module of the address. */
export function drawnOn(page: Document, path: string): Drawn[] {
  const main = page.querySelector('#site main');
  const shell = versionIn(page.querySelector('script[src*="/modules/shell/"]'), 'src');
  const module = moduleOf(page, path);
  const site = page.getElementById('site');
  const framed = main?.parentElement !== site ? main?.parentElement : undefined;
  return [
    ...(shell
      ? [
          {
            by: `shell ${shell}`,
            elements: [...(framed?.children ?? [])].filter(
              (element) => element !== main && element.getBoundingClientRect().height > 1,
            ),
          },
        ]
      : []),
    ...(module ? [{ by: module, elements: main ? [main] : [] }] : []),
  ];
}

/** The module of an address, in the version whose styles apply: after a failure that is not the one listed. */
function moduleOf(page: Document, path: string): string | undefined {
  const text = page.getElementById(registryBlockId)?.textContent;
  if (!text) return undefined;
  const { modules, known } = v.parse(pageRegistrySchema, JSON.parse(text));
  const routes = Object.entries(modules).flatMap(([module, paths]) =>
    paths.map((of) => ({ path: of, module })),
  );
  const { route } = matchRoute(routes, path) ?? {};
  if (!route) return undefined;
  const applied = [
    ...page.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
      `link[rel=stylesheet][href*="/modules/${route.module}/"], style[data-address*="/modules/${route.module}/"]`,
    ),
  ].find(({ sheet }) => sheet && !sheet.disabled);
  return `${route.module} ${versionIn(applied, applied?.localName === 'link' ? 'href' : 'data-address') ?? known[route.module]?.metadata.version ?? ''}`;
}

const versionIn = (element: Element | null | undefined, attribute: string) =>
  /\/modules\/[\w-]+\/([^/]+)\//.exec(element?.getAttribute(attribute) ?? '')?.[1];
