import type { Drill } from '@cheese/drills/graph/drill';
import type { SceneAsking } from '@cheese/drills/graph/scene';

const short = (words: string, id: string) => (words.trim() || id).slice(0, 40);

export function choosableIn(asking: SceneAsking): { id: string; name: string }[] {
  if (asking.kind === 'point')
    return asking.areas.map(({ id, name }) => ({ id, name: short(name, id) }));
  if (!('options' in asking)) return [];
  return asking.options.map(({ id, text }) => ({ id, name: short(text, id) }));
}

/** Names by id, for a select field. */
export const labelsOf = (of: readonly { id: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(of.map(({ id, name }) => [id, short(name, id)]));

const titled = ({ id, title }: { id: string; title: string }) => ({ id, name: short(title, id) });
export const sceneLabels = ({ scenes }: Drill) => labelsOf(scenes.map(titled));
export const endLabels = ({ ends }: Drill) => labelsOf(ends.map(titled));
export const placeLabels = (drill: Drill) => ({ ...sceneLabels(drill), ...endLabels(drill) });
