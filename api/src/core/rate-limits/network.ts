import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An IPv4 address, or the /64 of an IPv6 one; anything else as it is. */
export const network = (address: string): string => prefixOf(address, 4, 4);

/** The IPv4 /24 or IPv6 /48, which one owner may hold. */
export const networkRange = (address: string): string => prefixOf(address, 3, 3);

function prefixOf(address: string, octets: number, groups: number): string {
  const [plain = ''] = address.split('%', 1);
  // Stricter than ipaddr.js, which takes a plain number for an address too.
  if (!isIP(plain)) return address;
  // An IPv4 address that came in over IPv6 is taken for what it is.
  const parsed = ipaddr.process(plain);
  return parsed instanceof ipaddr.IPv4
    ? parsed.octets.slice(0, octets).join('.')
    : parsed.parts
        .slice(0, groups)
        .map((group) => group.toString(16))
        .join(':');
}
