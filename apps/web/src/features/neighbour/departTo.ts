/** Replaces the history entry, because going back to it would redirect again. */
export const departTo = (address: string) => window.location.replace(address);
