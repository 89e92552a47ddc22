/** Reports come every half minute; who is silent for longer than this was away. */
export const SILENCE_MS = 90_000;
