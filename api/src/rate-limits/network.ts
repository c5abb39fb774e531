import { isIPv4, isIPv6 } from 'node:net';

/** One household: an IPv4 address, or the first half of an IPv6 one. Anything else names itself. */
export function network(address: string): string {
  const plain = unmapped(address);
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/** What one owner of many addresses can easily have: an IPv4 /24, an IPv6 /48. */
export function networkRange(address: string): string {
  const plain = unmapped(address);
  if (isIPv6(plain)) return groupsOf(plain).slice(0, 3).join(':');
  return isIPv4(plain) ? plain.split('.').slice(0, 3).join('.') : plain;
}

/** An IPv4 address that came in over IPv6. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** All eight groups, so that a shortened address belongs where the long form does. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('%', 1)[0]!.split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after ? after.split(':') : [];
  const missing = after === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
