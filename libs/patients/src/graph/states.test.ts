import { patientEngine } from '../patientCase';
import { prepared } from '../engine/prepare';
import { wholeCase } from '../testing/wholeCase';
import { layOutStates, statesUpTo } from './states';

const burst = { id: 'burst', when: { has: ['burst', 'event:worse'] }, says: '板状腹。' };
const lost = { id: 'lost', when: { has: ['event:lost'] }, says: '无穷无尽。' };
const of = { ...wholeCase, events: [...wholeCase.events, burst, lost] };
const ready = prepared(of);

it('puts states by what they follow from, and shows what nothing leads to', () => {
  const { nodes, lines } = layOutStates(ready);
  const layers = Object.fromEntries(
    nodes.map(({ id, layer, isLost }) => [id, isLost ? 'lost' : layer]),
  );
  expect(layers).toEqual({
    arrival: 0,
    cut: 1,
    burst: 1,
    'event:worse': 2,
    'event:death': 2,
    'event:burst': 3,
    'event:lost': 'lost',
  });
  expect(lines).toContainEqual({
    from: 'cut',
    to: 'event:worse',
    isCritical: true,
    isBack: false,
  });
  expect(lines).toContainEqual({
    from: 'event:worse',
    to: 'event:burst',
    isCritical: false,
    isBack: false,
  });
  expect(nodes.find(({ id }) => id === 'event:worse')?.when).toEqual([
    '没有标记 cut',
    '第 30 分钟起',
  ]);
});

it('is played from any of them, with what they bring', () => {
  expect(statesUpTo(ready, 'event:burst')).toEqual(['burst', 'event:worse', 'event:burst']);
  expect(statesUpTo(ready, 'event:lost')).toEqual(['event:lost']);
  const { run } = patientEngine(of);
  const beginning = { minute: 45, states: ['treated:appendicectomy'] };
  const { sight, steps } = run(
    [{ kind: 'measure' }, { kind: 'examine', region: 'abdomen', manoeuvre: 'mcBurney' }],
    beginning,
  );
  expect(sight.clock).toBe(45 * 60 + 120);
  expect(sight.vitals?.list.find(({ id }) => id === 'temp')?.text).toBe('37.3 ℃');
  expect(steps[1]?.says[0]?.text).toBe('切口敷料干燥。');
  // An event that has happened does not happen again.
  const after = run([{ kind: 'wait', minutes: 5 }], { minute: 40, states: ['event:worse'] });
  expect(after.steps[0]?.says).toEqual([]);
});
