/**
 * Answers stay cached for ten minutes so that going back restores the page height and scroll
 * position; after one minute they are refetched in the background.
 */
export const keptAnswers = { keepUnusedDataFor: 600, refetchOnMountOrArgChange: 60 } as const;
