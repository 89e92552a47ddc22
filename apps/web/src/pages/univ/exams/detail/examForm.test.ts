import type { ExamSettings } from '@cheese/domain/contract/exam/shapes/examSettings';
import { formFaults, toSettings, toValues } from './examForm';

const settings: ExamSettings = {
  title: '期末考试',
  notes: '',
  durationS: 3601,
  graceS: 300,
  attempts: 1,
  startsAt: Date.parse('2026-11-20T10:00:12+08:00'),
  endsAt: Date.parse('2026-11-20T12:00:00+08:00'),
  rule: 'shareUntilWrong',
  shufflesQuestions: true,
  shufflesOptions: false,
  passScore: 60,
  result: { when: 'afterEnd', at: null },
  review: { when: 'moment', at: Date.parse('2026-11-21T08:00:30+08:00') },
  password: null,
  ranges: ['10.0.0.0/8'],
  isOneDevice: false,
  logsLeaving: true,
  hidesNames: true,
};

it('gives back what nobody changed as it came, to the second', () => {
  expect(toSettings(toValues(settings), settings)).toEqual(settings);
});

it('takes what was changed', () => {
  const values = {
    ...toValues(settings),
    minutes: '90',
    ranges: '10.1.0.0/16，::1',
    review: 'never',
  };
  expect(toSettings(values, settings)).toMatchObject({
    durationS: 5400,
    ranges: ['10.1.0.0/16', '::1'],
    review: { when: 'never', at: null },
  });
});

it('says what is wrong at its field', () => {
  const faults = (more: object) => formFaults({ ...toValues(settings), ...more }, settings, 100);
  expect(faults({})).toEqual({});
  expect(faults({ title: ' ' })).toEqual({ title: '请填写考试名称' });
  expect(faults({ minutes: '0' })).toEqual({ minutes: '请填写 1 至 1440 的整数' });
  expect(faults({ pass: '101' })).toEqual({ pass: '及格分不能超过总分 100' });
  expect(faults({ ranges: 'abc' })).toEqual({ ranges: '“abc”不是有效的 IP 地址或网段' });
  expect(faults({ reviewAt: '' })).toEqual({ reviewAt: '请选择公布时间' });
});
