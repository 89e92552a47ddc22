/** Whether a list that does not tell its length goes on: it does while its pages are full. */
export const hasNextPage = (received: number, pageSize: number): boolean =>
  pageSize > 0 && received >= pageSize;
