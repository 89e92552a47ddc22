import type { Drill } from '../graph/drill';
import type { Scene } from '../graph/scene';
import { scenes, tiny, withScene } from '../testing/tiny';
import { way } from '../writing/ways';
import { check } from './check';
import type { FaultKind } from './fault';
import { findPaths } from './paths';

it('finds nothing in a drill that is whole', () => {
  expect(check(tiny)).toEqual([]);
});

function changed(id: string, change: Partial<Scene>): Drill {
  const scene = scenes.find((one) => one.id === id);
  if (!scene) throw new Error(id);
  return withScene({ ...scene, ...change });
}

const [start, one, several] = scenes;
const ways = several?.ways ?? [];
const pointing = { kind: 'point', areas: [], right: [], most: 1 } as const;
const first = ways.slice(0, 1);
const end = { id: 'far', kind: 'saved', title: '远', text: '远。', score: 90 } as const;
const cond = (is: 'counter' | 'vital', from: number) => ({
  is,
  id: is === 'vital' ? 'spo2' : 'looks',
  from,
  to: 1e6,
});

it.each<[FaultKind, string, Drill]>([
  ['deadEnd', 'several', changed('several', { ways: first })],
  ['unreachable', 'far', { ...tiny, ends: [...tiny.ends, end] }],
  [
    'unreachable',
    'island',
    { ...tiny, scenes: [...scenes, { ...(start as Scene), id: 'island' }] },
  ],
  [
    'noScore',
    'hurt',
    { ...tiny, ends: tiny.ends.map((it) => (it.id === 'hurt' ? { ...it, score: null } : it)) },
  ],
  ['missingText', 'one', changed('one', { text: ' ' })],
  ['missingText', 'one', changed('one', { why: '' })],
  [
    'missingText',
    'one.1',
    changed('one', {
      ways: (one?.ways ?? []).map((it, at) => (at === 0 ? { ...it, says: '' } : it)),
    }),
  ],
  ['missingText', '', { ...tiny, references: [{ id: 'aha25', name: '', year: 2025 }] }],
  [
    'neverTrue',
    'several.1',
    changed('several', {
      ways: [{ ...way('hurt', '看过。'), when: cond('counter', 99) }, ...ways],
    }),
  ],
  [
    'neverTrue',
    'several.1',
    changed('several', { ways: [{ ...way('hurt', '高。'), when: cond('vital', 99) }, ...ways] }),
  ],
  [
    'neverTrue',
    '',
    {
      ...tiny,
      turns: [...tiny.turns, { when: { is: 'passed', from: 1e6 }, to: 'gone', says: '太晚。' }],
    },
  ],
  [
    'unknownScene',
    'several.1',
    changed('several', { ways: first.map((it) => ({ ...it, to: 'nowhere' })) }),
  ],
  ['unknownScene', '', { ...tiny, start: 'nowhere' }],
  ['unknownScene', '', { ...tiny, exhausted: 'start' }],
  [
    'unknownName',
    'several',
    changed('several', {
      ways: [{ ...way('hurt', '无。'), when: { is: 'chosen', ids: ['z'] } }, ...ways],
    }),
  ],
  [
    'unknownName',
    'several',
    changed('several', {
      ways: [{ ...way('hurt', '无。'), effects: [{ does: 'drift', id: 'no', perS: 1 }] }],
    }),
  ],
  ['unknownName', 'one', changed('one', { references: ['nobody'] })],
  ['doubledId', 'one', { ...tiny, scenes: [...scenes, one as Scene] }],
  ['badNumber', 'one', changed('one', { points: -5 })],
  ['badNumber', 'several.1', changed('several', { ways: ways.map((it) => ({ ...it, share: 3 })) })],
  ['badNumber', '', { ...tiny, mostSteps: 10_000 }],
  ['badNumber', '', { ...tiny, minutes: 1.5 }],
  ['badNumber', 'point', changed('point', { asking: { ...pointing, most: 0 } })],
  [
    'noEnd',
    '',
    {
      ...changed('start', { ways: (start?.ways ?? []).map((it) => ({ ...it, to: 'start' })) }),
      turns: [],
      mostSteps: 1e9,
    },
  ],
  ['noFullScore', '', { ...tiny, ends: tiny.ends.map((it) => ({ ...it, score: 90 })) }],
])('finds %s at %j', (kind, where, drill) => {
  expect(check(drill)).toContainEqual({ kind, where, says: expect.stringMatching(/。$/) });
});

it('stops where a graph has no end of states or steps, and says so', () => {
  for (const most of [
    { states: 5, steps: 200_000 },
    { states: 20_000, steps: 20 },
  ]) {
    expect(findPaths(tiny, most)).toEqual([expect.objectContaining({ kind: 'tooBig', where: '' })]);
  }
});
