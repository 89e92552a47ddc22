/** The path of an address without its query, hash and trailing slash. */
export const pathnameOf = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};
