import { pagePolicy, publicFolder, type ShellManifest } from '@denk/shared/contract';
import type { FastifyReply } from 'fastify';

/** The shell as it is now, and where its files lie. */
export interface LiveShell {
  readonly shell: ShellManifest;
  /** The folder of the shell's build or deployed version on this machine. */
  readonly shellFiles: string;
}

/**
 * Sends what the shell keeps for the site's root: its `public/icon.svg` is `/icon.svg`. Only what its manifest lists is
 * given out, and a browser may keep it for a day, since these names never change. False where it has no such file.
 */
export function sendSiteFile(
  reply: FastifyReply,
  path: string,
  { shell, shellFiles }: LiveShell,
): boolean {
  const file = publicFolder + path.slice(1);
  if (!Object.hasOwn(shell.files, file)) return false;
  // A page or a worker among them works by the site's own rules, not by those of an asset, as what each page runs is one.
  if (path !== shell.site.earlyScript) reply.header('content-security-policy', pagePolicy());
  reply.sendFile(file, shellFiles, { maxAge: '1d', immutable: false, etag: true });
  return true;
}
