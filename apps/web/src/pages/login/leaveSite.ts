/** Goes to a system beside this site. Its addresses stand on our own origin, see neighbourPaths. */
export const leaveSite = (path: string) => window.location.assign(path);
