import { moduleManifestSchema } from '@denk/shared/contract';
import * as v from 'valibot';

const files = v.array(v.string());

/** The shell's `module.json`: a module's, with its own scripts, styles and fonts in load order. */
export const shellManifestSchema = v.object({
  ...moduleManifestSchema.entries,
  scripts: files,
  styles: files,
  fonts: files,
});

export type ShellManifest = v.InferOutput<typeof shellManifestSchema>;
