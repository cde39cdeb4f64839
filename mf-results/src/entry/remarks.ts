import type { Remarks } from '../address/wanted';

const longest = 400;
/** A remark is set apart from its name: `Ad - 14.299 TL, 5.110 mAh; 5G yok`. */
const apart = /^[\s*_`”"»]*(?:[-–—:|•·]\s*)?/u;
const isListed = (line: string) => /^[\s>*_#]*\d{1,2}\./.test(line);

/**
 * What a proposal says before its list, where it has one, and of each of its names, in the names' order: the rest of the
 * line that a name stands on.
 */
export function remarksOf(names: readonly string[], proposal: string): Remarks {
  const lines = proposal.split(/\r?\n/);
  const listed = lines.filter(isListed);
  const before = listed.length > 0 ? lines.slice(0, lines.findIndex(isListed)).join(' ') : '';
  const each = names.map((name) => {
    const line = listed.find((one) => one.includes(name));
    return (line?.slice(line.indexOf(name) + name.length) ?? '').replace(apart, '');
  });
  return { before: tidy(before), each: each.map(tidy) };
}

const tidy = (text: string): string =>
  text
    .replace(/[*_`]+/g, '')
    .trim()
    .slice(0, longest);
