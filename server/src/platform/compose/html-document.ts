import {
  breadcrumbList,
  pageDataBlockId,
  type PageMeta,
  registryBlockId,
} from '@denk/shared/contract';
import { sharePicture } from '../files/site-pictures';
import type { ComposedRoute, Composition } from './composition';

/** What one document says. */
export interface DocumentParts {
  readonly composition: Composition;
  /** Absent for a path of no module. */
  readonly route?: ComposedRoute | undefined;
  readonly path: string;
  /** The page's markup; empty where none could be rendered ahead. */
  readonly markup: string;
  /** The page's data as the browser shall find it. */
  readonly data?: { readonly state: 'ready' | 'missing'; readonly value?: unknown } | undefined;
  /** The path is of a known kind, but there is no such thing. */
  readonly missing?: boolean | undefined;
  readonly meta?: PageMeta | undefined;
  /** `https://denk.example`, without a slash at the end. */
  readonly origin: string;
  readonly theme?: 'light' | 'dark' | undefined;
}

const notFoundTitle = 'Sayfa bulunamadı · Denk';
const defaultDescription = 'Denk, birkaç soruyla size en uygun ürünü ve satıcısını bulur.';

/** The whole HTML document of a page. Plain: the same parts give the same text. */
export function htmlDocument(parts: DocumentParts): string {
  const { composition, route, markup, data, theme } = parts;
  const { shell, shellFolder } = composition;
  const file =
    (folder: string, files: ComposedRoute['version']['extras']['files']) => (name: string) => ({
      name,
      href: folder + name,
      integrity: files[name]?.integrity,
    });
  const ofShell = file(shellFolder, shell.files);
  const ofRoute = route ? file(route.folder, route.version.extras.files) : ofShell;
  const styles = [...shell.styles.map(ofShell), ...(route?.styles ?? []).map(ofRoute)];
  return [
    '<!doctype html>',
    `<html lang="tr"${theme ? ` data-theme="${theme}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    ...styles.map(
      ({ name, href, integrity }) =>
        `<link rel="stylesheet" href="${attribute(href)}" data-href="${attribute(name)}"${sri(integrity)}>`,
    ),
    ...shell.fonts
      .map(ofShell)
      .map(
        ({ href }) =>
          `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`,
      ),
    ...shell.scripts
      .map(ofShell)
      .map(
        ({ href, integrity }) =>
          `<script defer fetchpriority="high" src="${attribute(href)}"${sri(integrity)}></script>`,
      ),
    ...(route?.scripts ?? [])
      .map(ofRoute)
      .map(
        ({ href, integrity }) =>
          `<link rel="preload" as="script" href="${attribute(href)}"${sri(integrity)}>`,
      ),
    ...head(parts),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...themeColors(theme),
    '</head>',
    '<body>',
    `<div id="site">${markup}</div>`,
    block(registryBlockId, composition.inlinedRegistry),
    ...(data ? [block(pageDataBlockId, JSON.stringify(data, withoutJsonLd))] : []),
    '</body>',
    '</html>',
  ].join('\n');
}

/** The page's own ground, for the browser's bars around it (shared/src/ui/styles/theme.css). */
const grounds = { light: '#f7f6f2', dark: '#0c1516' } as const;

function themeColors(theme: DocumentParts['theme']): string[] {
  if (theme) return [`<meta name="theme-color" content="${grounds[theme]}">`];
  return Object.entries(grounds).map(
    ([scheme, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
  );
}

function head({ route, meta, path, origin, missing }: DocumentParts): string[] {
  const found = route && !missing;
  const own = route?.heads?.[path];
  const title = found ? (meta?.title ?? own?.title ?? route.title) : notFoundTitle;
  const description =
    (found && (meta?.description ?? own?.description ?? route.description)) || defaultDescription;
  const address = origin + path;
  const jsonLd = found
    ? [
        meta?.jsonLd,
        own?.breadcrumbs && breadcrumbList(own.breadcrumbs),
        path === '/' ? siteJsonLd(origin) : undefined,
      ]
    : [];
  return [
    `<title>${text(title)}</title>`,
    `<meta name="description" content="${attribute(description)}">`,
    ...(found && route.indexed
      ? [`<link rel="canonical" href="${attribute(address)}">`]
      : ['<meta name="robots" content="noindex">']),
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Denk">',
    '<meta property="og:locale" content="tr_TR">',
    `<meta property="og:title" content="${attribute(title)}">`,
    `<meta property="og:description" content="${attribute(description)}">`,
    `<meta property="og:url" content="${attribute(address)}">`,
    `<meta property="og:image" content="${attribute(origin + sharePicture.path)}">`,
    `<meta property="og:image:width" content="${sharePicture.width}">`,
    `<meta property="og:image:height" content="${sharePicture.height}">`,
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

/** What search engines may know of the site as a whole: only what is true of it. */
function siteJsonLd(origin: string): unknown {
  return [
    { '@context': 'https://schema.org', '@type': 'Organization', name: 'Denk', url: origin },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Denk',
      url: origin,
      inLanguage: 'tr',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/results?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
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

const block = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${safeJson(json)}</script>`;

const sri = (integrity: string | undefined) => (integrity ? ` integrity="${integrity}"` : '');

/** JSON that cannot end the block it stands in. */
const safeJson = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const attribute = (value: string) => text(value).replaceAll('"', '&quot;');
