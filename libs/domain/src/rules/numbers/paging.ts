/** Without a total, a list has another page as long as its pages are full. */
export const hasNextPage = (received: number, pageSize: number): boolean =>
  pageSize > 0 && received >= pageSize;
