const longest = 200;
/** A remark is set apart from its name: `Ad - 14.299 TL, 5.110 mAh; 5G yok`. */
const apart = /^[\s*_`”"»]*(?:[-–—:|•·]\s*)?/u;

/** What a proposal says of each of its names, in the names' order: the rest of the line that a name stands on. */
export function remarksOf(names: readonly string[], proposal: string): string[] {
  const lines = proposal.split(/\r?\n/).filter((line) => /^[\s>*_#]*\d{1,2}\./.test(line));
  return names.map((name) => {
    const line = lines.find((one) => one.includes(name));
    const rest = line?.slice(line.indexOf(name) + name.length) ?? '';
    return rest
      .replace(apart, '')
      .replace(/[*_`]+/g, '')
      .trim()
      .slice(0, longest);
  });
}
