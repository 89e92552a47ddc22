/**
 * Goes to a system beside this site: to where it is configured, or else to the same path of our own
 * origin, asked of the server, since a proxy in front of it may know the system. The way back from
 * there does not lead over the login.
 */
export const leaveSite = (path: string) => window.location.replace(path);
