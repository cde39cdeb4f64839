import { isIPv6 } from 'node:net';

/**
 * What counts as one visitor where requests are limited: an IPv4 address, or the /64 of an IPv6 one, since a household
 * has as many addresses in it as it likes. IPv4 written as IPv6 (`::ffff:1.2.3.4`) is the IPv4 address.
 */
export function visitorKey(address: string): string {
  const plain = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = plain.includes('::') ? tail.split(':').filter(Boolean) : [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...(plain.includes('::') ? zeros : []), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
