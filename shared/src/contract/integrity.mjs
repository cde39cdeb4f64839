import { createHash } from 'node:crypto';

/**
 * The integrity of a file's content, as `module.json` and the page's tags carry it. sha256, since the hashes are most
 * of what a registry weighs.
 *
 * @param {import('node:crypto').BinaryLike} content
 */
export const integrityOf = (content) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
