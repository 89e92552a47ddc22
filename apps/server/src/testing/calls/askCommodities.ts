import type { TestApp } from '../useTestApp';

const url = '/doctor-cheese/commodity/v1';

export type Card = Record<string, unknown> & { title: string };

export const cardsIn = (body: Record<string, unknown>) =>
  (body as { data: { list: Card[] } | Card[] }).data;

export const titlesOf = (body: Record<string, unknown>) => {
  const cards = cardsIn(body);
  return (Array.isArray(cards) ? cards : cards.list).map(({ title }) => title);
};

/** Asks a call about commodities; a list in the query is repeated. */
export const asking =
  (test: TestApp) =>
  (call: string, query: Record<string, unknown> = {}, token?: string) => {
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    );
    return test.ask(`GET ${url}/${call}?${new URLSearchParams(pairs)}`, undefined, {
      ...(token && { token }),
    });
  };

/** 临床医学(1) → 内科学(2); course options 分类(3): 基础(4), 临床(5); filters 难度(6): 易(7), 难(8), 对象(9): 本科(10). */
export const tags = [
  { type: 9, name: '临床医学' },
  { type: 9, name: '内科学', pid: 1 },
  { type: 1, name: '分类', productType: 1 },
  { type: 1, name: '基础', productType: 1, pid: 3 },
  { type: 1, name: '临床', productType: 1, pid: 3 },
  { type: 2, name: '难度', productType: 1 },
  { type: 2, name: '易', productType: 1, pid: 6 },
  { type: 2, name: '难', productType: 1, pid: 6 },
  { type: 2, name: '对象', productType: 1 },
  { type: 2, name: '本科', productType: 1, pid: 9 },
] as const;

export const day = (number: number) => new Date(Date.UTC(2026, 9, number));
export const soon = {
  startsAt: new Date('2026-11-19T00:00Z'),
  deadline: new Date('2026-11-25T00:00Z'),
};
export const over = {
  startsAt: new Date('2026-11-01T00:00Z'),
  deadline: new Date('2026-11-10T00:00Z'),
};
