import { tiny } from '@cheese/drills/testing/tiny';
import { check } from '@cheese/drills/check/check';
import { UNDECIDED } from '@cheese/drills/graph/drill';
import type { Scene } from '@cheese/drills/graph/scene';
import { stepOf } from '../../making/edit/steps';
import { askedAs, placeOf, waysFor, withCopy, withNewEnd, withNewScene, without } from './change';

const kindsOf = (faults: ReturnType<typeof check>) =>
  faults.map(({ kind, where }) => `${kind} ${where}`);
const several = tiny.scenes.find(({ id }) => id === 'several') as Scene;

it('adds scenes and ends under names that are free', () => {
  const one = withNewScene(tiny, '新场景');
  const two = withNewScene(one.drill, '再一个');
  expect([one.id, two.id]).toEqual(['scene1', 'scene2']);
  expect(withNewEnd(two.drill, '结局').id).toBe('end1');
  expect(kindsOf(check(one.drill))).toEqual(
    expect.arrayContaining(['unknownScene scene1.1', 'missingText scene1']),
  );
});

it('copies one behind itself, and takes one away whose ways then lead nowhere', () => {
  const { drill, id } = withCopy(tiny, several, '多选（副本）');
  expect(drill.scenes.map((one) => one.id).slice(2, 4)).toEqual(['several', id]);
  expect(kindsOf(check(without(tiny, 'order')))).toContain('unknownScene several.1');
});

it('asks in another way without losing options, with ways that fit', () => {
  const order = askedAs('order', several);
  expect(order).toMatchObject({ right: ['a', 'b', 'c'] });
  expect(askedAs('one', several)).toMatchObject({ right: ['a'] });
  expect(askedAs('amount', several)).toMatchObject({ kind: 'amount' });
  expect(waysFor(order).map(({ when, to }) => [when?.is, to])).toEqual([
    ['right', UNDECIDED],
    [undefined, UNDECIDED],
  ]);
});

it('knows of which scene a fault is', () => {
  expect(['several.1', 'one.timer', 'saved', '', 'spo2'].map((at) => placeOf(tiny, at))).toEqual([
    'several',
    'one',
    'saved',
    null,
    null,
  ]);
});

it('takes typing in a field as one step, and another field or what is added as another', () => {
  const was = { points: 0, ways: [{ says: '', critical: '' }] };
  const ways = (...says: string[]) =>
    stepOf('one', { ways: says.map((words) => ({ says: words, critical: '' })) }, was);
  expect(ways('他')).toBe(ways('他说："好"'));
  expect(ways('他')).not.toBe(ways('他', ''));
  expect(ways('他')).not.toBe(stepOf('one', { ways: [{ says: '', critical: '他' }] }, was));
  const points = (of: string, many: number) => stepOf(of, { points: many }, was);
  expect(points('one', 1)).toBe(points('one', -12.5));
  expect(points('one', 1)).not.toBe(points('two', 1));
});
