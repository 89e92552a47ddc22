/**
 * Goes to a neighbouring system: to its configured address, or else to the same path of this
 * origin, which a proxy may route there. Replaces the history entry, so that the back button does
 * not return to the login.
 */
export const leaveSite = (path: string) => window.location.replace(path);
