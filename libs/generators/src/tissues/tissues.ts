/** The generated slides with their size and resolution. */
export const tissues = {
  liver: { width: 40_000, height: 28_000, mpp: 0.25, objective: 40 },
  bloodSmear: { width: 60_000, height: 40_000, mpp: 0.1, objective: 100 },
  skin: { width: 36_000, height: 26_000, mpp: 0.5, objective: 20 },
  kidney: { width: 48_000, height: 36_000, mpp: 0.25, objective: 40 },
  gut: { width: 52_000, height: 26_000, mpp: 0.25, objective: 40 },
  muscle: { width: 60_000, height: 30_000, mpp: 0.25, objective: 40 },
  cartilage: { width: 40_000, height: 24_000, mpp: 0.25, objective: 40 },
  lung: { width: 44_000, height: 32_000, mpp: 0.25, objective: 40 },
  pancreas: { width: 40_000, height: 32_000, mpp: 0.25, objective: 40 },
  colon: { width: 56_000, height: 28_000, mpp: 0.25, objective: 40 },
  nerve: { width: 48_000, height: 24_000, mpp: 0.25, objective: 40 },
  epithelia: { width: 56_000, height: 20_000, mpp: 0.25, objective: 40 },
} as const;
export type TissueName = keyof typeof tissues;

export const TISSUE_TILE = 256;

/** Each level is half as large as the next, starting from a single tile. */
export function tissueLevels({ width, height }: { width: number; height: number }) {
  const levels: { width: number; height: number; at: number }[] = [];
  for (let by = 1; ; by *= 2) {
    const [across, down] = [Math.ceil(width / by), Math.ceil(height / by)];
    levels.unshift({ width: across, height: down, at: 0 });
    if (across <= TISSUE_TILE && down <= TISSUE_TILE) return levels;
  }
}
