import type { Grade } from '@cheese/domain/contract/exam/examReport';
import type { Watched } from '@cheese/domain/contract/exam/examWatch';
import { cellsOf } from '@cheese/ui/testing/cellsOf';
import { paperColumns } from '../papers/paperColumns';
import { itemColumns } from './analysis/itemColumns';
import { examColumns } from './examColumns';
import { liveColumns } from './live/liveColumns';
import { gradeColumns } from './results/gradeColumns';

const at = Date.parse('2026-03-01T08:00:00+08:00');
const hour = 3_600_000;
const acts = () => [{ text: '办理', act: () => undefined }];
const none = () => undefined;

it('exams say who began and who is still writing', () => {
  const exam = {
    id: 4,
    title: '期末',
    phase: 'running',
    durationS: 5400,
    questionCount: 7,
  } as const;
  const facts = { startsAt: at, endsAt: at + hour, totalScore: 100, begunCount: 3 };
  const cells = (openCount: number) => cellsOf(examColumns(acts), { ...exam, ...facts, openCount });
  expect(cells(0)).toMatchObject({
    name: expect.stringMatching(/^期末\(.+examId=4.*\)$/) as string,
    phase: '进行中',
    window: '2026-03-01 08:00 至 2026-03-01 09:00',
    duration: '90 分钟',
    size: '7 题 / 100 分',
    people: '3 人参加',
    operations: '办理',
  });
  expect(cells(2)['people']).toBe('3 人参加，2 人在答');
});

it('papers say whether they are drawn', () => {
  const paper = { id: 4, name: '甲卷', questionCount: 7, totalScore: 100, owner: '甲' };
  const cells = (isDrawn: boolean) =>
    cellsOf(paperColumns(acts), { ...paper, isDrawn, updatedAt: at });
  expect(cells(true)).toMatchObject({
    name: expect.stringMatching(/^甲卷\(.+4.*\)$/) as string,
    size: '7 题 / 100 分',
    way: '含随机抽题',
    owner: '甲',
    updated: '2026-03-01 08:00',
    operations: '办理',
  });
  expect(cells(false)['way']).toBe('固定题目');
});

describe('grades', () => {
  const grade: Partial<Grade> = {
    rank: null,
    number: null,
    name: '甲',
    state: 'absent',
    score: null,
    isPassed: null,
    tries: 0,
    usedS: null,
    submittedAt: null,
    isTimedOut: false,
    lateCount: 0,
    attemptId: null,
  };
  const cells = (more: Partial<Grade>) => cellsOf(gradeColumns(4), { ...grade, ...more });

  it('of somebody absent say nothing', () => {
    expect(cells({})).toEqual({
      rank: '—',
      number: '—',
      name: '甲',
      state: '未参加',
      score: '—',
      isPassed: '—',
      tries: '0',
      used: '—',
      submittedAt: '—',
      see: '',
    });
  });

  it('say how it was handed in, and lead to the paper', () => {
    const submitted = { state: 'submitted', submittedAt: at, usedS: 600, attemptId: 9 } as const;
    const said = cells({ ...submitted, rank: 1, number: '01', score: 66.66, isPassed: true });
    expect(said).toMatchObject({
      rank: '1',
      number: '01',
      score: '66.7',
      isPassed: '及格',
      used: '10 分钟',
      submittedAt: '2026-03-01 08:00',
    });
    expect(said['see']).toMatch(/^查看答卷\(.*examId=4.*attemptId=9.*\)$/);
    const late = cells({ ...submitted, isPassed: false, isTimedOut: true, lateCount: 2 });
    expect(late).toMatchObject({
      isPassed: '不及格',
      submittedAt: '2026-03-01 08:00（到时自动交卷）（2 题断网补交）',
    });
    expect(cells(submitted)['isPassed']).toBe('待定');
  });

  it('of an anonymous paper lead to the marking', () => {
    const hidden = cells({ state: 'submitted', attemptId: null })['see'];
    expect(hidden).toMatch(/\(.*marking.*examId=4\)$/);
    expect(cells({ state: 'answering', attemptId: null })['see']).toBe('');
  });
});

describe('an exam that runs', () => {
  const one: Partial<Watched> = {
    number: '',
    name: '甲',
    state: 'absent',
    isAway: false,
    answered: 0,
    heardAt: null,
    leftCount: 0,
    deviceCount: 0,
    endsAt: null,
    submittedAt: null,
    extraS: 0,
  };
  const columns = (more: object, sort = 'number', onSort: (by: string) => void = none) => {
    const exam = { now: at, questionCount: 7, logsLeaving: true, isOneDevice: true, ...more };
    return liveColumns({ exam, sort, onSort, actionsFor: acts } as never);
  };
  const cells = (more: Partial<Watched>, exam = {}) => cellsOf(columns(exam), { ...one, ...more });

  it('shows little of who has not come', () => {
    expect(cells({})).toEqual({
      number: '—',
      name: '甲',
      state: '未进入',
      answered: '—',
      heard: '—',
      left: '—',
      device: '—',
      ends: '—',
      operations: '办理',
    });
  });

  it('shows all of who is writing', () => {
    const writing = { state: 'answering', answered: 3, number: '01', leftCount: 1 } as const;
    const times = { heardAt: at - 5000, endsAt: at + hour, deviceCount: 2 };
    expect(cells({ ...writing, ...times, extraS: 600 })).toMatchObject({
      number: '01',
      state: '答题中',
      answered: '3 / 7',
      heard: '5 秒前',
      left: '1 次',
      device: '2 次',
      ends: '09:00（+10 分钟）',
    });
    expect(cells({ ...times, isAway: true, heardAt: at + 5000 })).toMatchObject({
      state: '已离开页面',
      heard: '0 秒前',
      ends: '09:00',
    });
    expect(cells({ ...times, submittedAt: at })['ends']).toBe('—');
  });

  it('has columns for leaving and devices only where they are counted', () => {
    const bare = cells({}, { logsLeaving: false, isOneDevice: false });
    expect(Object.keys(bare)).not.toContain('left');
    expect(Object.keys(bare)).not.toContain('device');
  });

  it('is sorted by a column, and back by number', () => {
    const asked: string[] = [];
    const byState = (sort: string) =>
      columns({}, sort, (by) => void asked.push(by)).find(({ key }) => key === 'state')?.sort;
    expect(byState('number')?.isSorted).toBe(false);
    expect(byState('state')?.isSorted).toBe(true);
    byState('number')?.onSort();
    byState('state')?.onSort();
    expect(asked).toEqual(['state', 'number']);
  });
});

it('analysed questions are short, and say what there is to look at', () => {
  const item = { nth: 2, stem: `<p>${'字'.repeat(41)}</p>`, type: 1, facility: 0.5 } as const;
  const figures = { discrimination: 0.256, intendedWeight: 0.1, effectiveWeight: 0.125 };
  const cells = (more: object) => cellsOf(itemColumns(none), { ...item, ...figures, ...more });
  const plain = cells({ flags: [], isCorrected: false });
  expect(plain).toMatchObject({
    nth: '2',
    facility: '50%',
    discrimination: '0.26',
    weight: '10% / 12.5%',
    flags: '',
  });
  expect(plain['question']).toMatch(/^字{40}… \S/);
  const flagged = cells({ stem: '字'.repeat(40), flags: [1], isCorrected: true });
  expect(flagged['flags']).toBe('1 条答案已更正');
  expect(flagged['question']).not.toContain('…');
});
