import type { DrillMode } from '@cheese/domain/codes/training/drills';
import { chosen, played } from '../testing/playing';
import { tiny } from '../testing/tiny';
import { pressing } from '../walk/answers';
import { bestWayOf } from '../walk/best';
import { CannotDo, type Choice } from './answer';
import { debriefOf } from './debrief';
import { act, play } from './run';
import { see } from './see';

const go: Choice = { kind: 'go' };
const say = (scene: string, ...ids: string[]) => chosen(tiny, scene, ids);

interface Way {
  first?: Choice[];
  several?: string[];
  order?: string[];
  breaths?: number;
}

function whole({ first = [go, say('one', 'a')], several = ['a', 'b'], order, breaths }: Way = {}) {
  const choices: Choice[] = [
    ...first,
    say('several', ...several),
    say('order', ...(order ?? ['a', 'b', 'c'])),
    { kind: 'pointed', points: [{ x: 0.5, y: 0.5 }] },
    { kind: 'amount', value: 5.5 },
  ];
  const run = played(tiny, choices);
  const choice = pressing('adult', 1, 40, breaths);
  return act(tiny, run, { number: choices.length + 1, choice }, 200);
}

const best = bestWayOf(tiny);
const score = (way: Way) => debriefOf(tiny, best, whole(way)).score;

it('the best way brings everything, as the walk found it', () => {
  expect(debriefOf(tiny, best, whole())).toMatchObject({ score: 100, critical: [], lostS: 0 });
  const { at, taken } = play(tiny, { ...whole(), steps: best });
  expect([at, taken.reduce((sum, { gained }) => sum + gained, 0)]).toEqual(['saved', 60]);
});

it('what is half right brings half, and choosing everything brings little', () => {
  expect(score({ several: ['a'] })).toBe(92);
  expect(score({ several: [] })).toBe(83);
  expect(score({ order: ['b', 'c', 'a'] })).toBe(83);
  expect(score({ breaths: 1 })).toBe(95);
});

it('who endangered somebody has not passed', () => {
  const debrief = debriefOf(tiny, best, whole({ first: [go, say('one', 'b')] }));
  expect(debrief).toMatchObject({ score: 59, critical: ['触碰带电的人'], lostS: 10 });
});

it('a scene brings its points once: who tries until it is right gains nothing', () => {
  expect(score({ first: [go, say('one', 'c'), go, say('one', 'a')] })).toBe(83);
});

it('an end allows no more than it says', () => {
  const run = played(tiny, [go, say('one', 'a'), say('several', 'a', 'b', 'c')]);
  expect(debriefOf(tiny, best, run)).toMatchObject({ score: 17, end: { kind: 'worse' } });
});

it('tells what was done beside what would have been right, why, and by whom', () => {
  const { taken, best: right } = debriefOf(tiny, best, whole({ first: [go, say('one', 'b')] }));
  expect(taken[1]).toMatchObject({
    title: '单选',
    did: '直接拉人',
    better: '断电',
    costS: 10,
    why: '因为。',
    references: [{ name: '指南', year: 2025 }],
  });
  expect(taken[3]).toMatchObject({ did: '看 → 叫 → 按', better: null });
  expect(taken.at(-1)?.cpr).toMatchObject({ level: 'good' });
  expect(right.map(({ did }) => did).slice(0, 3)).toEqual(['继续', '断电', '打 120；取 AED']);
});

it('is not told before it is over', () => {
  expect(() => debriefOf(tiny, best, played(tiny, [go]))).toThrow(CannotDo);
});

const seen = (choices: readonly Choice[], mode: DrillMode = 'learning', seed = 7) =>
  see(tiny, played(tiny, choices, { mode, seed }), 5 * choices.length + 8);

it('shows a scene without anything that tells what is right', () => {
  const [options] = [seen([go])].flatMap(({ scene }) =>
    scene?.asking.kind === 'one' ? [scene.asking.options] : [],
  );
  expect(options?.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(options?.map(({ text }) => text).sort()).toEqual(['再看看', '断电', '直接拉人'].sort());
  const all = [[], [go], [go, say('one', 'a')]].map((choices) => JSON.stringify(seen(choices)));
  for (const word of ['right', 'ways', 'corners', 'costS', 'effects']) {
    expect(all.filter((one) => one.includes(`"${word}"`))).toEqual([]);
  }
  expect(all[1]).not.toContain('安全了');
});

it('where an option stands differs from run to run', () => {
  const orders = Array.from({ length: 20 }, (_, seed) => JSON.stringify(seen([go], 'test', seed)));
  expect(new Set(orders).size).toBeGreaterThan(3);
});

it('tells what came of it at once where one learns, and nothing of it in a test', () => {
  const { feedback, vitals, scene } = seen([go, say('one', 'b')]);
  expect(feedback).toEqual({
    says: '你也触电了。',
    why: '因为。',
    share: 0,
    critical: '触碰带电的人',
  });
  expect(vitals).toEqual([{ id: 'spo2', name: '血氧', unit: '%', value: 89, alarms: true }]);
  expect(scene?.pictureWords).toBe('白天的街边');
  expect(seen([go, say('one', 'b')], 'test').feedback).toBeNull();
});

it('says how long is left', () => {
  expect(seen([go]).scene?.timer).toEqual({ left: 12, of: 20 });
});
