import { treeOf, type TreeNode } from '@cheese/domain/rules/lists/tree';

interface Named {
  id: number;
  name: string;
}
interface Chapter extends Named {
  parentId: number | null;
}
type Node = TreeNode<Chapter & { pid: number | null }>;

/** A leading blank, because an object sorts numeric keys and the list has its own order. */
export const choiceOf = (id: number) => ` ${id}`;

export const choicesOf = (list: readonly Named[]): Record<string, string> =>
  Object.fromEntries(list.map(({ id, name }) => [choiceOf(id), name]));

/** Options for a select; each name contains the names of the chapters above. */
export const chapterChoices = (chapters: readonly Chapter[]) => choicesOf(chapterList(chapters));

/** The same chapters as a list, for callers that need more than the name. */
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
