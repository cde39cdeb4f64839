import { log } from '@denk/shared/page/log';
import type { ChatButton } from '@denk/shared/product/wire';
import {
  closedLater,
  closing,
  emptyMarker,
  possibleStart,
  start,
  tailLength,
  unfinishedClosing,
} from './button-block-patterns';
import { parseButtons, uniqueButtons } from './buttons';
import { jsonEnd } from './json-end';

/** A reply taken apart: what a person reads, and the answer buttons under it. */
export interface ReplyParts {
  readonly text: string;
  readonly buttons: readonly ChatButton[];
}

/**
 * Takes the block with a JSON list of answer buttons out of a finished reply (docs/product.md#answer-buttons). Fences,
 * markers and headings around it go with it. Broken JSON gives no buttons and one line in the log.
 */
export function splitReply(raw: string): ReplyParts {
  const { text, blocks, broken } = takeBlocksOut(raw, true);
  const parsed = blocks.map(parseButtons);
  if (broken || parsed.includes(undefined)) {
    log.warn('chat', 'unreadable button block in a reply', { characters: raw.length });
  }
  return { text: tidy(text), buttons: uniqueButtons(parsed.flatMap((buttons) => buttons ?? [])) };
}

/**
 * What may be shown of a reply that is still coming: never a part of a button block, not even the first sign that may
 * turn out to begin one.
 */
export function visibleWhileStreaming(raw: string): string {
  const { text } = takeBlocksOut(raw, false);
  const tail = text.slice(-tailLength);
  return tidy(text.slice(0, text.length - tail.length) + tail.replace(possibleStart, ''));
}

interface TakenOut {
  readonly text: string;
  readonly blocks: readonly string[];
  readonly broken: boolean;
}

/** Walks over every place where a block may begin; an unclosed one hides the rest of the text. */
function takeBlocksOut(raw: string, finished: boolean): TakenOut {
  const blocks: string[] = [];
  let kept = '';
  let from = 0;
  let broken = false;
  start.lastIndex = 0;
  for (let match = start.exec(raw); match; match = start.exec(raw)) {
    const at = match.index + match[0].length - 1;
    const announced = match[1] !== undefined || match[2] !== undefined;
    if (!announced && !looksLikeButtons(raw.slice(at))) {
      start.lastIndex = at + 1;
      continue;
    }
    kept += raw.slice(from, match.index);
    const end = jsonEnd(raw, at);
    if (end === undefined) {
      const rest = raw.slice(at);
      const close = finished ? closedLater.exec(rest) : null;
      broken = true;
      from = close ? at + close.index : raw.length;
    } else {
      blocks.push(raw.slice(at, end));
      from = end;
    }
    from += closing.exec(raw.slice(from))?.[0].length ?? 0;
    start.lastIndex = from;
  }
  if (
    !finished &&
    blocks.length > 0 &&
    unfinishedClosing.test(raw.slice(from, from + tailLength))
  ) {
    from = raw.length;
  }
  const text = `${kept}${kept && from < raw.length ? '\n' : ''}${raw.slice(from)}`;
  const cleared = text.replace(emptyMarker, '');
  return { text: cleared, blocks, broken: broken || cleared !== text };
}

const looksLikeButtons = (text: string) =>
  /^(?:\[\s*\{\s*["'}]|\{\s*"(?:buttons|butonlar)")/i.test(text);

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
