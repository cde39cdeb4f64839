import { LRUCache } from 'lru-cache';
import { type Compressed, compressedTighter } from '../files/compressed-text';

/** Documents that stand for later requests, by what they were made from. */
export interface KeptDocuments<Document> {
  readonly get: (key: string) => Document | undefined;
  readonly set: (key: string, document: Document) => void;
}

/**
 * Keeps documents within so many bytes, those asked for last. What is asked for again is worth more effort: it is
 * compressed once more beside the requests, one document at a time.
 */
export function keptDocuments<Document extends { readonly body: Compressed }>(
  bytes: number,
  tighter = compressedTighter,
): KeptDocuments<Document> {
  const documents = new LRUCache<string, Document>({
    maxSize: bytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length,
  });
  const packed = new WeakSet<Document>();
  let packing = false;

  const pack = async (key: string, document: Document) => {
    packing = true;
    // What cannot be had smaller stays as it is, and is not tried again.
    const body = await tighter(document.body).catch(() => document.body);
    const smaller = { ...document, body };
    packed.add(smaller);
    packing = false;
    if (documents.peek(key) === document) documents.set(key, smaller);
  };

  return {
    get: (key) => {
      const document = documents.get(key);
      if (document && !packing && !packed.has(document)) void pack(key, document);
      return document;
    },
    set: (key, document) => {
      documents.set(key, document);
    },
  };
}
