/** Practice where nobody has made a simulation. */
export const nothingMade = () => Promise.resolve(null);
