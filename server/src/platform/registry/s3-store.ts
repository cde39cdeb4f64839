import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { GetObjectCommandOutput, S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import * as v from 'valibot';
import type { ModuleStore, PackedVersion } from './module-store';
import { registryStateSchema } from './registry-state';

/** Where in object storage a site lives. */
export interface S3Place {
  readonly bucket: string;
  /** Before every key; empty or with a slash at the end. */
  readonly prefix: string;
}

/** What the object says besides the registry: who wrote it, so that a writer knows its own word again. */
const pointerSchema = v.object({
  revision: v.number(),
  writer: v.string(),
  state: registryStateSchema,
});

/** Milliseconds until an unreachable store counts as unreachable, and for one request. */
const patience = { connectionTimeout: 2000, requestTimeout: 10_000 };

/**
 * Registry and versions in S3-compatible object storage, for several servers. The registry is one object,
 * `<prefix>registry.json`, that is only ever replaced by whoever has seen its last content (`If-Match`); a version is
 * one packed object that is named for its content and never replaced. The client takes `AWS_*` from its surroundings.
 */
export async function s3Store(
  { bucket, prefix }: S3Place,
  config: S3ClientConfig = {},
): Promise<ModuleStore> {
  // Only who uses it pays for the client.
  const { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand } =
    await import('@aws-sdk/client-s3');
  const client: S3Client = new S3Client({
    region: process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? 'us-east-1',
    // Stores of one's own are rarely asked by a host name for each bucket.
    forcePathStyle: process.env.AWS_ENDPOINT_URL !== undefined,
    requestHandler: patience,
    maxAttempts: 2,
    // Not every compatible store knows the newer checksums; versions are checked by their digest anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...config,
  });
  const pointer = { Bucket: bucket, Key: `${prefix}registry.json` };
  const packOf = ({ name, version, digest }: PackedVersion) => ({
    Bucket: bucket,
    Key: `${prefix}versions/${name}/${version}-${digest}.tgz`,
  });
  /** What was last seen of the pointer: its revision, by its tag. */
  let seen: { readonly revision: number; readonly tag: string | undefined } = {
    revision: 0,
    tag: undefined,
  };

  const readPointer = async (found: GetObjectCommandOutput) => {
    const text = (await found.Body?.transformToString()) ?? '';
    const said = v.parse(pointerSchema, JSON.parse(text));
    seen = { revision: said.revision, tag: found.ETag };
    return said;
  };

  return {
    async read(after) {
      try {
        const known = seen.revision <= after ? seen.tag : undefined;
        const found = await client.send(
          new GetObjectCommand({ ...pointer, ...(known ? { IfNoneMatch: known } : {}) }),
        );
        const { revision, state } = await readPointer(found);
        return revision > after ? { revision, state } : undefined;
      } catch (error) {
        if (statusOf(error) === 304 || statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    async swap({ revision, state }) {
      if (seen.revision !== revision - 1) return false;
      const writer = randomUUID();
      try {
        const { ETag } = await client.send(
          new PutObjectCommand({
            ...pointer,
            Body: `${JSON.stringify({ revision, writer, state })}\n`,
            ContentType: 'application/json',
            ...(seen.tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: seen.tag }),
          }),
        );
        seen = { revision, tag: ETag };
        return true;
      } catch (error) {
        if (![409, 412].includes(statusOf(error))) throw error;
        // The answer to our own write may have been lost on the way, and the client have asked again.
        const now = await client.send(new GetObjectCommand(pointer)).then(readPointer);
        return now.writer === writer;
      }
    },
    async keep(version, pack) {
      const key = packOf(version);
      await client.send(
        new PutObjectCommand({
          ...key,
          Body: await buffer(pack()),
          ContentType: 'application/gzip',
        }),
      );
    },
    async fetch(version) {
      try {
        const { Body } = await client.send(new GetObjectCommand(packOf(version)));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    async forget(version) {
      await client.send(new DeleteObjectCommand(packOf(version)));
    },
  };
}

/** The HTTP status of a refusal; 0 where the store was not reached. */
function statusOf(error: unknown): number {
  const parsed = v.safeParse(
    v.object({ $metadata: v.object({ httpStatusCode: v.optional(v.number(), 0) }) }),
    error,
  );
  return parsed.success ? parsed.output.$metadata.httpStatusCode : 0;
}
