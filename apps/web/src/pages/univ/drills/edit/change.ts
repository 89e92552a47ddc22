import { type Drill, type End, UNDECIDED } from '@cheese/drills/graph/drill';
import type { SceneAsking, Scene, Way } from '@cheese/drills/graph/scene';
import { tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { way } from '@cheese/drills/writing/ways';
import { nextName } from '../../making/edit/steps';
import { texts } from './texts';

export const placesOf = ({ scenes, ends }: Drill) => [...scenes, ...ends];

export const changedScene = (drill: Drill, scene: Scene): Drill => ({
  ...drill,
  scenes: drill.scenes.map((one) => (one.id === scene.id ? scene : one)),
});

export const changedEnd = (drill: Drill, end: End): Drill => ({
  ...drill,
  ends: drill.ends.map((one) => (one.id === end.id ? end : one)),
});

export function withNewScene(drill: Drill, title: string): { drill: Drill; id: string } {
  const id = nextName(placesOf(drill), 'scene');
  const picture = drill.scenes.at(-1)?.picture ?? view('street', 'day');
  const scene = tell({ id, title, text: '', picture, to: UNDECIDED });
  return { drill: { ...drill, scenes: [...drill.scenes, scene] }, id };
}

/** Adds a copy of a scene; no way leads to it yet. */
export function withCopy(drill: Drill, of: Scene, title: string): { drill: Drill; id: string } {
  const id = nextName(placesOf(drill), 'scene');
  const scenes = drill.scenes.flatMap((one) => (one === of ? [one, { ...of, id, title }] : [one]));
  return { drill: { ...drill, scenes }, id };
}

export function withNewEnd(drill: Drill, title: string): { drill: Drill; id: string } {
  const id = nextName(placesOf(drill), 'end');
  const end: End = { id, kind: 'stable', title, text: '', score: null };
  return { drill: { ...drill, ends: [...drill.ends, end] }, id };
}

/** Ways that lead to the removed node remain, and the check reports them. */
export const without = (drill: Drill, id: string): Drill => ({
  ...drill,
  scenes: drill.scenes.filter((one) => one.id !== id),
  ends: drill.ends.filter((one) => one.id !== id),
});

const none = {
  options: [
    { id: 'a', text: '' },
    { id: 'b', text: '' },
  ],
  right: ['a'],
};

/** Changes the kind of question; options are kept if both kinds have some. */
export function askedAs(kind: SceneAsking['kind'], { asking }: Scene): SceneAsking {
  const { options, right } = 'options' in asking ? asking : none;
  switch (kind) {
    case 'go':
      return { kind, label: texts.goOn };
    case 'one':
      return { kind, options, right: right.slice(0, 1) };
    case 'several':
      return { kind, options, right };
    case 'order':
      return { kind, options, right: options.map(({ id }) => id) };
    case 'point':
      return { kind, areas: [], right: [], most: 1 };
    case 'amount':
      return { kind, unit: '', least: 0, most: 10, right: 5, tolerance: 1 };
    case 'cpr':
      return { kind, patient: 'adult', rescuers: 1, seconds: 60 };
  }
}

/** Initial ways of a kind of question: one for the right answer, one for all others. */
export function waysFor({ kind }: SceneAsking): Way[] {
  const rest = way(UNDECIDED, '');
  if (kind === 'go') return [rest];
  const met: Way =
    kind === 'cpr'
      ? { ...rest, when: { is: 'pressed', atLeast: 'fair' }, share: 'counted' }
      : { ...rest, when: { is: 'right' }, share: 1 };
  return [met, rest];
}

/** Id of the scene or end that a fault is in; null for the whole drill. */
export function placeOf(drill: Drill, where: string): string | null {
  const [id = ''] = where.split('.');
  return placesOf(drill).some((one) => one.id === id) ? id : null;
}
