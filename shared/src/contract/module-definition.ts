import type { ComponentType } from 'react';

/**
 * What surrounds a page: the normal header and footer, the results header (tabs and embedded
 * search), or nothing (docs/product.md#routes).
 */
export type Layout = 'framed' | 'results' | 'bare';

/** A page takes no props: it reads its address and its data through the shared hooks. */
export type PageComponent = ComponentType;

/** What the document's head says of one path; each part wins over the route's own. */
export interface RouteHead {
  readonly title?: string;
  readonly description?: string;
  /** From the home page down to this page, for search engines: `BreadcrumbList`. */
  readonly breadcrumbs?: readonly { readonly name: string; readonly path: string }[];
}

/** An address of a page, as the server and the browser see it. */
export interface PageAddress {
  readonly path: string;
  /** The query string with its `?`, or empty. */
  readonly search: string;
}

/** A call of one of our own services under `/api/` or `/functions/`: a `POST` where it has a body. */
export interface ServiceCall {
  readonly path: string;
  readonly body?: unknown;
}

/** What drawing a page for one address takes. */
export interface PageNeeds {
  /** The answer is the page's data; that of several calls, at most five, is the list of their answers. */
  readonly data?: ServiceCall | readonly ServiceCall[] | undefined;
  /** The page's data where no service is asked: what the module itself makes of the address. */
  readonly given?: unknown;
  /** The document's title for this address; that of the page's data wins. */
  readonly title?: string | undefined;
  /** Names of webpack chunks that the page loads for this address: they come in the first step. */
  readonly chunks?: readonly string[] | undefined;
}

/** One route of a module: a pattern, how it is framed, and how its page is loaded. */
export interface RouteDefinition {
  /** A react-router pattern: `/product/:id`. */
  readonly path: string;
  /**
   * The page's name; the webpack chunk of `load` carries the same name. A module with a single page carries it with
   * itself instead (`webpackMode: "eager"`), which is one file less to ask for.
   */
  readonly page: string;
  readonly layout: Layout;
  /** Whether the footer is hidden below 640 px (docs/product.md#home). */
  readonly hidesFooterOnPhones?: boolean;
  /** The document title; the page data's own title wins where there is one. */
  readonly title: string;
  readonly description: string;
  /** Own words for concrete paths, by path. For the server's documents; the browser's registry goes without. */
  readonly heads?: Readonly<Record<string, RouteHead>>;
  /** `false` keeps search engines away (results, chat, questionnaire). Default `true`. */
  readonly indexed?: boolean;
  /** Concrete paths that are rendered ahead. Default: the path itself when it has no parameter. */
  readonly paths?: readonly string[];
  /** An address of our own server that lists further paths to render ahead: `{paths: string[]}`. */
  readonly prerenderPathsUrl?: string;
  /** An address of our own server with this page's data, with the pattern's parameters: `/api/products/:id`. A 404 there is a 404 of the page. */
  readonly dataUrl?: string;
  /**
   * `on-request`: drawn for the address that is asked for, query string included, or for data that changes. Past its
   * time the placeholder goes out and the browser draws the page. Default `ahead`.
   */
  readonly rendered?: 'ahead' | 'on-request';
  /**
   * What an address takes. Runs where pages are rendered, never in a browser, which is spared what it imports itself.
   * Only where the page is rendered on request.
   */
  readonly needs?: (address: PageAddress) => PageNeeds | Promise<PageNeeds>;
  /** A path that this one permanently redirects to. */
  readonly redirectTo?: string;
  /** Loads the page: `() => import(/* webpackChunkName: "about" *\/ './about/about-page')`. */
  readonly load: () => Promise<{ default: PageComponent }>;
  /**
   * Shown ahead of the page when the page cannot be drawn without the visitor's browser (it depends on the query
   * string or on storage): rendered by the server, replaced by the page right after hydration.
   */
  readonly placeholder?: PageComponent;
}

/** What a module exposes as `./module`: its name and its routes (docs/module-contract.md#module-definition). */
export interface ModuleDefinition {
  /** The module's published name: `mf-chat`. */
  readonly name: string;
  readonly routes: readonly RouteDefinition[];
}
