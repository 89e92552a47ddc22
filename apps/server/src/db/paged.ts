export interface Paged {
  page: number;
  pageCnt: number;
}

export const rowsOf = ({ page, pageCnt }: Paged) => ({
  limit: pageCnt,
  offset: (page - 1) * pageCnt,
});

interface PagePlan<Row> {
  execute(facts: Record<string, unknown>): Promise<Row[]>;
}

/** A page by a kept statement, whose rows say in `total` how many there are of them. */
export async function pageBy<Row extends { total: number }>(
  plan: PagePlan<Row>,
  facts: Record<string, unknown>,
  asked: Paged,
) {
  const rows = await plan.execute({ ...facts, ...rowsOf(asked) });
  if (rows.length > 0 || asked.page === 1) return { rows, total: rows[0]?.total ?? 0 };
  // After the last page there is no row that would tell.
  const [first] = await plan.execute({ ...facts, limit: 1, offset: 0 });
  return { rows, total: first?.total ?? 0 };
}

/** A page of rows that each say how many there are: behind the last page none does. */
export async function withTotal<Row extends { total: number }, Asked extends Paged>(
  asked: Asked,
  select: (asked: Asked) => PromiseLike<Row[]>,
) {
  const rows = await select(asked);
  const [first] = rows.length > 0 ? rows : await select({ ...asked, page: 1, pageCnt: 1 });
  return { rows, total: first?.total ?? 0 };
}
