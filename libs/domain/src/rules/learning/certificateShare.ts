/** How many items of a course earn its certificate: of an empty one nobody completes anything. */
export const neededItems = (total: number, share: number): number =>
  Math.max(1, Math.ceil((total * share) / 100));

/** How many are left to complete; never fewer than none. */
export const leftToEarn = (total: number, share: number, studied: number): number =>
  Math.max(0, neededItems(total, share) - studied);
