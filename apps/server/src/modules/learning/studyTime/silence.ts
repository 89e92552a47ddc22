/** Reports come every half minute; a longer silence counts as absence. */
export const SILENCE_MS = 90_000;
