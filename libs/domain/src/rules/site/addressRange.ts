const V4_BITS = 32;
const V6_BITS = 128;
const V6_GROUPS = 8;

/** True for an IP address or a network such as `10.1.0.0/16` or `2001:db8::/32`. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0) return false;
  const most = isV4(address) ? V4_BITS : isV6(address) ? V6_BITS : null;
  if (most === null) return false;
  return bits === undefined || (/^(?:0|[1-9]\d{0,2})$/u.test(bits) && Number(bits) <= most);
}

function isV4(address: string): boolean {
  const parts = address.split('.');
  return parts.length === 4 && parts.every((part) => isDecimal(part) && Number(part) < 256);
}

const isDecimal = (part: string) => /^(?:0|[1-9]\d{0,2})$/u.test(part);
const isGroup = (part: string) => /^[0-9a-f]{1,4}$/iu.test(part);

/** At most one `::`, and the right number of groups. */
function isV6(address: string): boolean {
  const halves = address.split('::');
  if (halves.length > 2 || !address.includes(':')) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (!groups.every(isGroup)) return false;
  return halves.length === 2 ? groups.length < V6_GROUPS : groups.length === V6_GROUPS;
}
