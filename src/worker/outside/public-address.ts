import ipaddr from 'ipaddr.js';

/**
 * Special ranges that the library calls unicast, from the IANA special-purpose registries (v4 and v6, November 2026).
 * 6to4, Teredo, NAT64 and mapped addresses are refused as a whole, whatever they carry.
 */
const special = {
  ipv4: ['0.0.0.0/8', '192.0.0.0/24', '192.88.99.0/24', '198.18.0.0/15', '240.0.0.0/4'],
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
};
const cidrs = {
  ipv4: special.ipv4.map((text) => ipaddr.IPv4.parseCIDR(text)),
  ipv6: special.ipv6.map((text) => ipaddr.IPv6.parseCIDR(text)),
};
/** Global unicast: everything else of v6 is special or not given out. */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address, as a resolver writes it, is one of the public web. What cannot be read is not. */
export function isPublicAddress(text: string): boolean {
  if (text.includes('%')) return false;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    const address = ipaddr.IPv4.parse(text);
    return address.range() === 'unicast' && !cidrs.ipv4.some((cidr) => address.match(cidr));
  }
  if (!ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.IPv6.parse(text);
  return (
    address.match(globalV6) &&
    address.range() === 'unicast' &&
    !cidrs.ipv6.some((cidr) => address.match(cidr))
  );
}

/** Whether a host, as the URL parser writes it, is a number and no name. */
export function isLiteral(host: string): boolean {
  return host.startsWith('[') || ipaddr.IPv4.isValid(host) || ipaddr.IPv6.isValid(host);
}
