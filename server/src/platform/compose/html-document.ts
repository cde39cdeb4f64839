import {
  breadcrumbList,
  pageDataBlockId,
  type PageMeta,
  type PrerenderData,
  registryBlockId,
  type SiteIdentity,
} from '@denk/shared/contract';
import { escapeText } from './escape-text';
import type { ComposedRoute, Composition } from './composition';
import type { StyleWithin } from './styles-within';

/** What one document says. */
export interface DocumentParts {
  readonly composition: Composition;
  /** Absent for a path of no module. */
  readonly route?: ComposedRoute | undefined;
  readonly path: string;
  /** The page's markup; empty where none could be rendered ahead. */
  readonly markup: string;
  /** The page's data as the browser shall find it. */
  readonly data?: PrerenderData | undefined;
  /** The path and query string that the markup was drawn for; absent where it was not drawn on request. */
  readonly drawnFor?: string | undefined;
  /** Files that this address takes besides those of its route. */
  readonly files?: readonly string[];
  /** The path is of a known kind, but there is no such thing. */
  readonly missing?: boolean | undefined;
  /** Stylesheets that stand in it, by address; the others are asked for. */
  readonly within?: ReadonlyMap<string, StyleWithin>;
  readonly meta?: PageMeta | undefined;
  /** `https://denk.example`, without a slash at the end. */
  readonly origin: string;
  readonly theme?: 'light' | 'dark' | undefined;
}

const fileOf =
  (folder: string, files: ComposedRoute['version']['extras']['files']) => (name: string) => ({
    name,
    href: folder + name,
    integrity: files[name]?.integrity,
  });

/** Where the parts of a page are: the shell's, and the route's own. */
function filesOf({ composition: { shell, shellFolder }, route }: DocumentFiles) {
  const ofShell = fileOf(shellFolder, shell.files);
  return { ofShell, ofRoute: route ? fileOf(route.folder, route.version.extras.files) : ofShell };
}

type DocumentFiles = Pick<DocumentParts, 'composition' | 'route' | 'files'>;

/** The stylesheets of a page, in their order. */
export function stylesOf(parts: DocumentFiles) {
  const { ofShell, ofRoute } = filesOf(parts);
  return [
    ...parts.composition.shell.styles.map(ofShell),
    ...[...(parts.route?.styles ?? []), ...(parts.files ?? []).filter(isStyle)].map(ofRoute),
  ];
}

/**
 * The whole HTML document of a page. Plain: the same parts give the same text. The font is asked for where the body
 * begins: asked for in the head, Chromium would hold the first paint for it, while letters of its measures stand ready.
 * Styles that stand in the document come after all that the head asks for, so that nothing waits for them.
 */
export function htmlDocument(parts: DocumentParts): string {
  const { composition, route, data, drawnFor, theme, files: extra = [], within } = parts;
  const { pictures, markup } = picturesOf(parts.markup);
  const { shell } = composition;
  const { ofShell, ofRoute } = filesOf(parts);
  const styles = stylesOf(parts);
  return [
    '<!doctype html>',
    `<html lang="${shell.site.language}"${theme ? ` data-theme="${theme}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    ...styles
      .filter(({ href }) => !within?.has(href))
      .map(
        ({ name, href, integrity }) =>
          `<link rel="stylesheet" href="${attribute(href)}" data-href="${attribute(name)}"${sri(integrity)}>`,
      ),
    ...(shell.site.earlyScript
      ? [`<script async fetchpriority="high" src="${attribute(shell.site.earlyScript)}"></script>`]
      : []),
    ...(pictures ? [pictures] : []),
    ...[
      ...shell.scripts.map(ofShell),
      ...[...(route?.scripts ?? []), ...extra.filter((name) => !isStyle(name))].map(ofRoute),
    ].map(
      ({ href, integrity }) =>
        `<script defer fetchpriority="high" src="${attribute(href)}"${sri(integrity)}></script>`,
    ),
    ...styles.flatMap(({ name, href }) => {
      const style = within?.get(href);
      return style
        ? `<style data-href="${attribute(name)}" data-address="${attribute(href)}">${style.text}</style>`
        : [];
    }),
    ...head(parts),
    `<link rel="icon" href="${attribute(shell.site.icon)}" type="image/svg+xml">`,
    ...optionalLink('apple-touch-icon', shell.site.touchIcon),
    ...optionalLink('manifest', shell.site.manifest),
    ...themeColors(shell.site.themeColors, theme),
    '</head>',
    '<body>',
    ...shell.fonts
      .map(ofShell)
      .map(
        ({ href }) =>
          `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`,
      ),
    `<div id="site">${markup}</div>`,
    block(registryBlockId, composition.pageRegistry(route)),
    ...(data || drawnFor !== undefined
      ? [
          block(
            pageDataBlockId,
            JSON.stringify({ ...(data ?? { state: 'none' }), drawnFor }, withoutJsonLd),
          ),
        ]
      : []),
    '</body>',
    '</html>',
  ].join('\n');
}

/** The preloads of a page's first pictures, which the renderer puts before its markup; they are seen before scripts run. */
function picturesOf(rendered: string) {
  const pictures = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(rendered)?.[0] ?? '';
  return { pictures, markup: rendered.slice(pictures.length) };
}

const optionalLink = (rel: string, href: string | undefined) =>
  href ? [`<link rel="${rel}" href="${attribute(href)}">`] : [];

function themeColors(
  grounds: SiteIdentity['themeColors'],
  theme: DocumentParts['theme'],
): string[] {
  if (theme) return [`<meta name="theme-color" content="${grounds[theme]}">`];
  return Object.entries(grounds).map(
    ([scheme, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
  );
}

function head({ composition, route, meta, path, origin, missing }: DocumentParts): string[] {
  const { site } = composition.shell;
  const found = route && !missing;
  const own = route?.heads?.[path];
  const title = found ? (meta?.title ?? own?.title ?? route.title) : site.notFoundTitle;
  const description =
    (found && (meta?.description ?? own?.description ?? route.description)) || site.description;
  const address = origin + path;
  const jsonLd = found
    ? [
        meta?.jsonLd,
        own?.breadcrumbs && breadcrumbList(own.breadcrumbs),
        path === '/' ? siteJsonLd(site, origin) : undefined,
      ]
    : [];
  return [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${attribute(description)}">`,
    ...(found && route.indexed && meta?.indexed !== false
      ? [`<link rel="canonical" href="${attribute(address)}">`]
      : ['<meta name="robots" content="noindex">']),
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${attribute(site.name)}">`,
    `<meta property="og:locale" content="${site.locale}">`,
    `<meta property="og:title" content="${attribute(title)}">`,
    `<meta property="og:description" content="${attribute(description)}">`,
    `<meta property="og:url" content="${attribute(address)}">`,
    ...sharePicture(site, found ? meta?.picture : undefined, origin),
    '<meta name="twitter:card" content="summary_large_image">',
    ...jsonLd
      .flat()
      .filter((value) => value !== undefined)
      .map(
        (value) =>
          `<script type="application/ld+json">${safeJson(JSON.stringify(absolute(value, origin)))}</script>`,
      ),
  ];
}

/** The page's own picture, else the site's with its measures. */
function sharePicture(
  { sharePicture: { path, width, height } }: SiteIdentity,
  own: string | undefined,
  origin: string,
): string[] {
  if (own) {
    const address = own.startsWith('/') ? origin + own : own;
    return [`<meta property="og:image" content="${attribute(address)}">`];
  }
  return [
    `<meta property="og:image" content="${attribute(origin + path)}">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
  ];
}

/** What search engines may know of the site as a whole: only what is true of it. */
function siteJsonLd({ name, language, searchTarget }: SiteIdentity, origin: string): unknown {
  return [
    { '@context': 'https://schema.org', '@type': 'Organization', name, url: origin },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: origin,
      inLanguage: language,
      ...(searchTarget && {
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: origin + searchTarget },
          'query-input': 'required name=search_term_string',
        },
      }),
    },
  ];
}

/** Page data names our own addresses without a host; search engines want them whole. */
function absolute(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => absolute(entry, origin));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, absolute(entry, origin)]),
    );
  }
  return typeof value === 'string' && /^\/[^/\s]*/.test(value) ? origin + value : value;
}

/** The head has said it already. */
const withoutJsonLd = (name: string, value: unknown) => (name === 'jsonLd' ? undefined : value);

const isStyle = (file: string) => file.endsWith('.css');

const block = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${safeJson(json)}</script>`;

const sri = (integrity: string | undefined) => (integrity ? ` integrity="${integrity}"` : '');

/** JSON that cannot end the block it stands in. */
const safeJson = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const attribute = (value: string) => escapeText(value).replaceAll('"', '&quot;');
