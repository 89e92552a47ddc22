import type { LayerShape } from '@cheese/domain/contract/slides/annotation';
import { keptDraft } from './keptLayer';

const whose = { personId: 1, slideId: 31, layer: 'own' };
const shape = (id: string, x = 1): LayerShape => ({
  id,
  kind: 'point',
  colour: 'red',
  isMeasured: false,
  text: '',
  points: [x, 2],
});
const kept = () => keptDraft(whose).get();
beforeEach(() => localStorage.clear());

it('two tabs without a network keep what each of them drew', () => {
  const [one, other] = [keptDraft(whose), keptDraft(whose)];
  for (const tab of [one, other]) expect(tab.get()).toBeNull();
  one.set({ put: [shape('a')], removed: [] });
  other.set({ put: [shape('b')], removed: ['c'] });
  one.set({ put: [shape('a', 9)], removed: [] });
  expect(kept()).toEqual({ put: [shape('b'), shape('a', 9)], removed: ['c'] });
  // Only what this tab sent is removed.
  one.clear();
  expect(kept()).toEqual({ put: [shape('b')], removed: ['c'] });
  other.clear();
  expect(kept()).toBeNull();
});

it('what was left behind is taken over by who opens it, and goes once it was sent', () => {
  keptDraft(whose).set({ put: [shape('a')], removed: [] });
  const next = keptDraft(whose);
  expect(next.get()?.put).toEqual([shape('a')]);
  next.clear();
  expect(kept()).toBeNull();
});
