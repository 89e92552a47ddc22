export interface Paged {
  page: number;
  pageCnt: number;
}

/** Which rows are on a page of a list. */
export const rowsOf = ({ page, pageCnt }: Paged) => ({
  limit: pageCnt,
  offset: (page - 1) * pageCnt,
});
