import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isCompressed } from '@denk/shared/contract/precompress.mjs';
import { extract } from 'tar-stream';
import { errorCode } from '../registry/error-code';
import { isStorageProblem, PackTooLarge, RefusedPack } from './refusals';

/** How much one packed version may be. */
export interface PackLimits {
  /** Bytes as they are sent. */
  readonly packed: number;
  /** Bytes of all files. */
  readonly unpacked: number;
  readonly files: number;
}

export const packLimits: PackLimits = {
  packed: 8 * 1024 * 1024,
  unpacked: 32 * 1024 * 1024,
  files: 500,
};

/** What a folder of a version holds. */
export interface Contents {
  /** By path below the folder: `assets/chat.1a2b3c.js`. */
  readonly files: ReadonlyMap<string, { readonly integrity: string; readonly bytes: number }>;
  readonly bytes: number;
  /** SHA-256 over names and contents, as hex. */
  readonly digest: string;
}

// No segment starts with a dot, so that no path leads out, and nothing is served that hides.
const fileName = /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/;

/**
 * Unpacks a gzipped tar into an empty folder, file by file, never more than the limits. Only plain files with plain
 * names come in. Throws `PackTooLarge`, `RefusedPack`.
 */
export async function unpack(
  packed: Readable,
  folder: string,
  limits: PackLimits = packLimits,
): Promise<Contents> {
  const files = new Map<string, { integrity: string; bytes: number }>();
  const seen = new Set<string>();
  const parents = new Set<string>();
  let bytes = 0;
  const tar = extract();
  const reading = (async () => {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header;
      const path = name.replace(/^(\.\/)+/, '');
      if (type === 'directory' && !path.includes('..')) {
        entry.resume();
        continue;
      }
      if (type !== 'file')
        throw new RefusedPack([`${name} is a ${type}: only plain files come in`]);
      // What an editor or a build left for itself is no part of the version; files are compressed here.
      if (/^\.[^./][^/]*$/.test(path) || isCompressed(path)) {
        entry.resume();
        continue;
      }
      if (!fileName.test(path) || path.length > 200) {
        throw new RefusedPack([`“${name.slice(0, 200)}” is no name for a file of a module`]);
      }
      if (seen.has(path.toLowerCase())) throw new RefusedPack([`${path} comes twice`]);
      seen.add(path.toLowerCase());
      bytes += size;
      if (bytes > limits.unpacked) {
        throw new PackTooLarge(`unpacked it is more than ${limits.unpacked} bytes`);
      }
      if (seen.size > limits.files) throw new PackTooLarge(`it is more than ${limits.files} files`);
      const target = join(folder, path);
      if (!parents.has(dirname(target))) await mkdir(dirname(target), { recursive: true });
      parents.add(dirname(target));
      files.set(path, await write(entry, target));
    }
  })();
  const ends = await Promise.allSettled([
    pipeline(packed, atMost(limits.packed), createGunzip(), tar),
    reading,
  ]);
  const problems = ends.flatMap((end): unknown[] =>
    end.status === 'rejected' ? [end.reason] : [],
  );
  // What ends one of the two ends the other as well, which then only says that it was ended.
  if (problems.length > 0) throw explained(problems.find(isTelling) ?? problems[0]);
  return { files, bytes, digest: digestOf(files) };
}

/** One value for names and contents. */
export function digestOf(files: ReadonlyMap<string, { readonly integrity: string }>): string {
  const hash = createHash('sha256');
  for (const [name, { integrity }] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\0${integrity}\n`);
  }
  return hash.digest('hex');
}

async function write(content: AsyncIterable<unknown>, target: string) {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(target, 'wx');
  try {
    for await (const part of content) {
      if (!(part instanceof Uint8Array)) continue;
      hash.update(part);
      bytes += part.length;
      // Whole: a full disk takes the part that fits, and `write` calls that success.
      await file.appendFile(part);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { integrity: `sha256-${hash.digest('base64')}`, bytes };
}

function atMost(limit: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(part: Buffer, _, done) {
      bytes += part.length;
      if (bytes > limit) done(new PackTooLarge(`it is more than ${limit} bytes`));
      else done(null, part);
    },
  });
}

const isTelling = (problem: unknown) =>
  problem instanceof RefusedPack || problem instanceof PackTooLarge || isStorageProblem(problem);

/** What the libraries say of a broken pack, as a reason. */
function explained(error: unknown): unknown {
  const message = String(error).replace(/^(\w*Error: )+/, '');
  return errorCode(error).startsWith('Z_') || /^(invalid tar|unexpected end)/i.test(message)
    ? new RefusedPack([`it is no whole gzipped tar: ${message}`])
    : error;
}
