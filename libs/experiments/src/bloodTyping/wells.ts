import type { BloodState, Reagent, Well } from './state';

/** The time constant of each reaction in seconds; the D antigen is weaker and takes longer. */
const BECOMES_SEEN_S = { a: 15, b: 15, d: 40 } as const;
/** The maximum grade of each reaction, in plus signs. */
const STRONGEST = { a: 4, b: 4, d: 3 } as const;
/** From this time on the edge of an open drop dries, and clumps there are no agglutination. */
export const DRIES_AFTER_S = 300;

const hasAntigen = ({ blood }: BloodState, reagent: keyof typeof STRONGEST) =>
  reagent === 'd' ? blood.d : blood.abo.includes(reagent.toUpperCase());

/** Too many cells or too little serum weakens the visible reaction. */
function balance({ cells, drops }: Well, reagent: Reagent) {
  const serum = drops[reagent] ?? 0;
  if (serum === 0 || cells === 0) return 0;
  const ratio = serum / cells;
  return ratio >= 1 ? Math.min(1, 2.5 / ratio) : ratio;
}

/** The agglutination of a well at a moment, from 0 to 4. */
export function clumping(state: BloodState, well: Well, clock: number): number {
  if (well.mixedAt === null) return 0;
  const since = clock - well.mixedAt;
  const kinds = Object.keys(STRONGEST) as (keyof typeof STRONGEST)[];
  const grades = kinds
    .filter((kind) => hasAntigen(state, kind))
    .map((kind) => {
      const shown = 1 - Math.exp(-since / BECOMES_SEEN_S[kind]);
      return STRONGEST[kind] * balance(well, kind) * shown;
    });
  return Math.max(0, ...grades);
}

/** The dried edge looks like clumps to the naked eye. */
export const driedEdge = ({ mixedAt }: Well, clock: number) =>
  mixedAt !== null && clock - mixedAt > DRIES_AFTER_S ? 1 : 0;

/** The grade visible to the naked eye; anything below one plus needs a microscope. */
export const nakedGrade = (state: BloodState, well: Well, clock: number) =>
  Math.max(Math.round(clumping(state, well, clock) - 0.2), driedEdge(well, clock));
