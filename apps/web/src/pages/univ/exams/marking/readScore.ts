/** Parses marks in steps of a quarter, from 0 to the maximum; null for anything else. */
export function readScore(typed: string, most: number): number | null {
  const plain = typed.trim().replace('．', '.').replace('。', '.');
  if (!/^\d{1,4}(\.(0|5|00|25|50|75))?$/.test(plain)) return null;
  const score = Number(plain);
  return score <= most ? score : null;
}
