/**
 * How long answers live. Kept for ten minutes after the last screen is left, so that whoever comes
 * back finds the page as high as it was, and their place on it; but no older than a minute without
 * being asked for again behind what is shown.
 */
export const keptAnswers = { keepUnusedDataFor: 600, refetchOnMountOrArgChange: 60 } as const;
