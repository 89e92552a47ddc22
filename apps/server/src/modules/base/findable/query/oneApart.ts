/** True if one insertion, deletion, substitution or swap turns one word into the other. */
export function isOneApart(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const [rest, otherRest] = [one.slice(from), other.slice(from)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.length > 1 && swappedFirst(rest) === otherRest)
  );
}

const swappedFirst = (text: string) => `${text.charAt(1)}${text.charAt(0)}${text.slice(2)}`;
