import * as v from '@denk/shared/schema';
import { moduleManifestSchema } from './module-manifest';

const files = v.array(v.string());
const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/), v.maxLength(300));
const words = v.pipe(v.string(), v.nonEmpty(), v.maxLength(400));
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/** What documents say of the site as a whole: its name, colours, pictures and search. Written in the shell's `site.json`. */
export const siteIdentitySchema = v.object({
  name: words,
  /** `tr` */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  /** `tr_TR` */
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/)),
  /** For pages that have no description of their own. */
  description: words,
  notFoundTitle: words,
  /** The page's own ground, for the browser's bars around it. */
  themeColors: v.object({ light: color, dark: color }),
  icon: path,
  /** The icon as a picture of 192 px for home screens, and the web app manifest; a site may go without. */
  touchIcon: v.optional(path),
  manifest: v.optional(path),
  /** A small script that is there before anything is painted; a site may go without. */
  earlyScript: v.optional(path),
  /** What messengers show beside a link to the site. */
  sharePicture: v.object({ path, width: v.number(), height: v.number() }),
  /** Where a search engine may search the site itself, with `{search_term_string}`. */
  searchTarget: v.optional(path),
});

/** The shell's `module.json`: a module's, with its own scripts, styles and fonts in load order, and the site's identity. */
export const shellManifestSchema = v.object({
  ...moduleManifestSchema.entries,
  scripts: files,
  styles: files,
  fonts: files,
  site: siteIdentitySchema,
});

export type SiteIdentity = v.InferOutput<typeof siteIdentitySchema>;
export type ShellManifest = v.InferOutput<typeof shellManifestSchema>;
