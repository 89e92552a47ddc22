/** The number of items required for the certificate; an empty course cannot be completed. */
export const neededItems = (total: number, share: number): number =>
  Math.max(1, Math.ceil((total * share) / 100));

export const leftToEarn = (total: number, share: number, studied: number): number =>
  Math.max(0, neededItems(total, share) - studied);
