import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import { smallCase } from '../testing/smallCase';
import { problemsOf } from './problems';

const changed = (change: Partial<ClinicCase>) => problemsOf({ ...smallCase, ...change });

it('a whole case has none', () => {
  expect(problemsOf(smallCase)).toEqual([]);
});

it('whatever names what is not there is found', () => {
  const { findings, evidence, differential, drifts, events, rubric } = smallCase;
  expect(changed({ answers: { nobody: { text: '？' } } })).toContain('没有这个问题：nobody');
  expect(changed({ findings: { ...findings, 'moon.palpate': { text: '凉。' } } })).toEqual([
    '没有这项查体：moon.palpate',
  ]);
  expect(changed({ tests: { nothing: { text: '无' } } })).toContain('没有这项检查：nothing');
  expect(changed({ treatments: { prayer: {} } })).toContain('没有这项处理：prayer');
  expect(changed({ evidence: { ...evidence, extra: '多余' } })).toEqual([
    '没有任何问答、查体或检查会得到这条依据：extra',
  ]);
  expect(changed({ evidence: {} })).toContain('没有这条依据：moved');
  expect(changed({ differential: differential.slice(1) })).toEqual(['鉴别诊断里没有最终诊断']);
  const drift = { when: {}, value: 'humour', perMinute: 1, to: 2 };
  expect(changed({ drifts: [...drifts, drift] })).toEqual(['没有这个数值：humour']);
  const event = { id: 'never', when: { has: ['wish', 'done:wish'] }, says: '？' };
  expect(changed({ events: [...events, event] })).toEqual([
    '条件永远不会成立：wish',
    '条件永远不会成立：done:wish',
  ]);
  expect(changed({ rubric: { ...rubric, handOver: ['moon'] } })).toEqual(['没有这个去向：moon']);
});
