/** Leaves without a trace in the history: "back" must not lead to a page that leaves again. */
export const departTo = (address: string) => window.location.replace(address);
