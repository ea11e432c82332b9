/**
 * The IANA special-purpose address registries, written down by hand: first and last address of each range, which is
 * what an own table of CIDRs gets wrong. https://www.iana.org/assignments/iana-ipv4-special-registry and -ipv6-.
 */
export const specialV4: readonly [string, string][] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.31.196.0', '192.31.196.255'],
  ['192.52.193.0', '192.52.193.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['192.175.48.0', '192.175.48.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.254'],
  ['255.255.255.255', '255.255.255.255'],
];

export const specialV6: readonly [string, string][] = [
  ['::', '::'],
  ['::1', '::1'],
  ['::ffff:0:0', '::ffff:ffff:ffff'],
  ['64:ff9b::', '64:ff9b::ffff:ffff'],
  ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['100::', '100::ffff:ffff:ffff:ffff'],
  ['100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
  ['2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:1::1', '2001:1::3'],
  ['2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
  ['2001:3::', '2001:3:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:4:112::', '2001:4:112:ffff:ffff:ffff:ffff:ffff'],
  ['2001:10::', '2001:1f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:20::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:30::', '2001:3f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
];

/** Loopback, metadata services, private networks: what an attacker wants to reach. */
export const wanted = ['127.0.0.1', '169.254.169.254', '10.0.0.1', '192.168.1.1', '172.16.0.1'];

/** The spellings of an address that URL parsers and C libraries take for it. */
export function spellings(address: string): string[] {
  const parts = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = parts.map((part) => part.toString(16).padStart(2, '0')).join('');
  const octal = (part: number) => `0${part.toString(8)}`;
  const wide = (text: string) =>
    text.replace(/[0-9.]/g, (sign) => String.fromCodePoint(0xff00 - 0x20 + sign.charCodeAt(0)));
  const v6 = `${hex.slice(0, 4)}:${hex.slice(4)}`;
  return [
    address,
    `${address}.`,
    String(number),
    `0x${hex}`,
    `0${number.toString(8)}`,
    parts.map(octal).join('.'),
    parts.map((part) => `0x${part.toString(16)}`).join('.'),
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `0x${a.toString(16)}.${b * 65_536 + c * 256 + d}`,
    wide(address),
    address.replaceAll('.', '。'),
    address.replaceAll('.', '%2e'),
    `[::ffff:${address}]`,
    `[::ffff:${v6}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[2002:${v6}::]`,
    `[2001:0:${v6}::]`,
    `[0:0:0:0:0:ffff:${v6}]`,
  ];
}
