// The moment and the chances are handed over.
export const at = (now: number) => new Date(now).getTime();
export const drawn = (seed: number) => (seed * 16_807) % 2_147_483_647;
