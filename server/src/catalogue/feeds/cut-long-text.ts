import { UnreadableFeed } from './feed-row';

/** Text between two tags that is passed on; no field is as long. */
const mostText = 64 * 1024;
/** A tag with its attributes. */
const mostTag = 64 * 1024;
const stops = /<|\]\]>|-->/g;

/**
 * Cuts what an XML parser would hold in memory as a whole: of text that is longer than any field the rest is left out,
 * marked by U+FFFD, so that a node of any size costs what a usual one costs. Throws `UnreadableFeed` for an endless tag.
 */
export async function* cutLongText(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let inTag = false;
  let length = 0;
  let rest = '';
  for await (const piece of pieces) {
    // The last signs may begin a stop that the next piece ends.
    const text = rest + piece;
    const end = text.length - 2;
    let out = '';
    let at = 0;
    while (at < end) {
      if (inTag) {
        const close = text.indexOf('>', at);
        const to = close < 0 || close >= end ? end : close + 1;
        length += to - at;
        if (length > mostTag) throw new UnreadableFeed('a tag is too long');
        out += text.slice(at, to);
        if (to === close + 1) {
          inTag = false;
          length = 0;
        }
        at = to;
        continue;
      }
      stops.lastIndex = at;
      const stop = stops.exec(text);
      const to = stop === null || stop.index >= end ? end : stop.index;
      const room = Math.max(0, mostText - length);
      out += text.slice(at, Math.min(to, at + room));
      if (length <= mostText && length + (to - at) > mostText) out += '\uFFFD';
      length += to - at;
      at = to;
      if (at >= end) continue;
      if (text[at] === '<') {
        inTag = !text.startsWith('<!', at);
        out += '<';
        at += 1;
      } else {
        out += text.slice(at, at + 3);
        at += 3;
      }
      length = 0;
    }
    rest = text.slice(at);
    if (out) yield out;
  }
  if (rest) yield rest;
}
