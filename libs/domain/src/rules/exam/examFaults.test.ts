import type { ExamSettings } from '../../contract/exam/shapes/examSettings';
import { examFaultsOf } from './examFaults';

const HOUR = 3_600_000;
const settings: ExamSettings = {
  title: '期末考试',
  notes: '',
  startsAt: HOUR,
  endsAt: 3 * HOUR,
  durationS: 3600,
  graceS: 300,
  attempts: 1,
  rule: 'shareUntilWrong',
  shufflesQuestions: true,
  shufflesOptions: true,
  passScore: 60,
  password: null,
  ranges: ['10.0.0.0/8', '2001:db8::/32'],
  result: { when: 'afterEnd', at: null },
  review: { when: 'moment', at: 4 * HOUR },
  isOneDevice: false,
  logsLeaving: false,
  hidesNames: true,
};
const faultsOf = (more: Partial<ExamSettings>) => examFaultsOf({ ...settings, ...more }, 100);

it('finds nothing wrong where nothing is', () => expect(faultsOf({})).toEqual({}));

it.each([
  [{ endsAt: HOUR }, { endsAt: '结束时间必须晚于开始时间' }],
  [{ durationS: 7201 }, { durationS: '作答时长不能超过考试开放的时间' }],
  [{ passScore: 101 }, { passScore: '及格分不能超过总分 100' }],
  [{ ranges: ['10.0.0.0/40'] }, { ranges: '“10.0.0.0/40”不是有效的 IP 地址或网段' }],
  [{ result: { when: 'moment', at: null } }, { result: '请选择公布时间' }],
  [
    { review: { when: 'moment', at: 3 * HOUR } },
    { review: '答案不能早于考试结束后的交卷时间公布' },
  ],
] as const)('says of %o what is wrong', (more, faults) => {
  expect(faultsOf(more as Partial<ExamSettings>)).toEqual(faults);
});
