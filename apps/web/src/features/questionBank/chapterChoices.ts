import { treeOf, type TreeNode } from '@cheese/domain/rules/lists/tree';

interface Named {
  id: number;
  name: string;
}
interface Chapter extends Named {
  parentId: number | null;
}
type Node = TreeNode<Chapter & { pid: number | null }>;

/** A blank before each number keeps the order of the list: bare numbers would be sorted. */
export const choiceOf = (id: number) => ` ${id}`;

/** A list to choose from, in its own order. */
export const choicesOf = (list: readonly Named[]): Record<string, string> =>
  Object.fromEntries(list.map(({ id, name }) => [choiceOf(id), name]));

/** The chapters of a bank as a list to choose from, each behind those above it. */
export const chapterChoices = (chapters: readonly Chapter[]) => choicesOf(chapterList(chapters));

/** The same as a list, for what shows more of a chapter than its name. */
export function chapterList<C extends Chapter>(chapters: readonly C[]): C[] {
  const byId = new Map(chapters.map((one) => [one.id, one]));
  const named = flat(treeOf(chapters.map((one) => ({ ...one, pid: one.parentId }))), '');
  return named.flatMap(({ id, name }) => {
    const own = byId.get(id);
    return own ? [{ ...own, name }] : [];
  });
}

const flat = (nodes: readonly Node[], above: string): Named[] =>
  nodes.flatMap(({ id, name, children }) => [
    { id, name: `${above}${name}` },
    ...flat(children, `${above}${name} / `),
  ]);
