/** What somebody typed as marks: quarters at the finest, as papers have them, none below 0 or above the most; else null. */
export function readScore(typed: string, most: number): number | null {
  const plain = typed.trim().replace('．', '.').replace('。', '.');
  if (!/^\d{1,4}(\.(0|5|00|25|50|75))?$/.test(plain)) return null;
  const score = Number(plain);
  return score <= most ? score : null;
}
