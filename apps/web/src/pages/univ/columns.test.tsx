import type { ListedQuestion } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { cellsOf } from '@cheese/ui/testing/cellsOf';
import { bankColumns } from './banks/bankColumns';
import { lineOf, questionColumns } from './banks/detail/questionColumns';
import { courseColumns } from './courses/courseColumns';
import { learnerColumns } from './courses/learners/learnerColumns';
import { madeColumns } from './making/madeColumns';
import { mediaColumns } from './media/mediaColumns';
import { modelColumns } from './models/modelColumns';
import { simulationColumns } from './simulations/simulationColumns';
import { findingColumns } from './slides/findings/findingColumns';
import { reportColumns } from './slides/reports/reportColumns';
import { slideColumns } from './slides/slideColumns';
import { trayColumns } from './trays/trayColumns';

const at = Date.parse('2026-03-01T08:00:00+08:00');
const later = Date.parse('2026-04-01T00:00:00+08:00');
const acts = () => [{ text: '办理', act: () => undefined }];

describe('banks', () => {
  it('say whose they are, and lead to what was reported', () => {
    const bank = { id: 4, name: '内科', questionCount: 7, chapterCount: 2, updatedAt: at };
    const cells = (more: object) => cellsOf(bankColumns(acts), { ...bank, ...more });
    expect(cells({ reportCount: 0, isPlatform: true })).toMatchObject({
      name: expect.stringMatching(/^内科\(.+4.*\)$/) as string,
      questions: '7',
      chapters: '2',
      reports: '—',
      owner: '平台',
      operations: '办理',
    });
    expect(cells({ reportCount: 3, isShared: true, ownerName: '甲' })).toMatchObject({
      reports: expect.stringMatching(/^3\(.+reports.*\)$/) as string,
      owner: '甲 · 全校共享',
    });
    expect(cells({ reportCount: 3, isShared: false, ownerName: '' }).owner).toBe('仅自己');
  });

  it('show a stem in a line of 80 signs', () => {
    expect(lineOf('<p>一</p> <p>二</p>')).toBe('一 二');
    expect(lineOf('字'.repeat(80))).toBe('字'.repeat(80));
    expect(lineOf('字'.repeat(81))).toBe(`${'字'.repeat(80)}…`);
    expect(lineOf('<img src="a.png">')).not.toBe('');
  });

  it('mark a question that is in a group, was reported, or has a twin', () => {
    const question: Partial<ListedQuestion> = {
      id: 9,
      stem: '<p>题干</p>',
      type: 1,
      difficulty: 1,
      tags: ['心', '肺'],
      writtenAt: at,
      groupId: null,
      reportCount: 0,
      hasTwins: false,
    };
    const cells = (more: Partial<ListedQuestion>) =>
      cellsOf(questionColumns, { ...question, ...more });
    expect(cells({})).toMatchObject({ tags: '心、肺' });
    expect(cells({})['stem']).toMatch(/^题干\(.+9.*\)$/);
    const marked = cells({ groupId: 1, reportCount: 1, hasTwins: true })['stem'];
    expect(marked).toMatch(/\) \S+ \S+ \S+$/);
  });
});

describe('courses', () => {
  const course = { id: 4, name: '内科', teacher: '甲', coursewareCount: 3, learnerCount: 5 };
  const cells = (more: object) => cellsOf(courseColumns(acts), { ...course, ...more });

  it('say from when one is to be open, while it is not', () => {
    expect(cells({ state: 'scheduled', publishedAt: at, editedAt: later })).toMatchObject({
      state: '待发布2026-03-01 08:00 发布',
      teacher: '甲',
      size: '3 个',
      learners: '5 人',
      edited: '2026-04-01 00:00',
      operations: '办理',
    });
    expect(cells({ state: 'published', publishedAt: at, editedAt: at }).state).toBe('已发布');
    expect(cells({ state: 'scheduled', publishedAt: null, editedAt: at }).state).toBe('待发布');
  });

  it('show of a learner what is known', () => {
    const learner = { personId: 2, name: '甲', state: 'underWay', studiedCount: 1, studiedS: 90 };
    const of = (more: object, itemCount = 4) =>
      cellsOf(
        learnerColumns(itemCount, (id) => `/one?id=${id}`),
        { ...learner, ...more },
      );
    const unknown = { number: null, averageScore: null, lastAt: null, certificate: null };
    expect(of({ ...unknown, risks: [], remindedAt: null })).toEqual({
      number: '—',
      name: '甲',
      state: '学习中',
      progress: '25%（1/4）',
      time: '2 分钟',
      score: '—',
      lastAt: '—',
      risks: '—',
      certificate: '—',
      see: '查看(/one?id=2)',
    });
    const known = {
      number: '01',
      averageScore: 66.66,
      lastAt: at,
      certificate: { state: 'valid' },
    };
    expect(of({ ...known, risks: [1, 3], remindedAt: later }, 0)).toMatchObject({
      number: '01',
      progress: '0%（1/0）',
      score: '66.7',
      lastAt: '2026-03-01 08:00',
      risks: '还没有学习时长；课后测验平均低于 60 分（2026-04-01 00:00 已提醒）',
      certificate: '有效',
    });
  });
});

it('what is made says its shelf, its facts and its version', () => {
  const columns = madeColumns({
    name: '演练',
    href: ({ id }) => `/made?id=${id}`,
    facts: () => ['中级'],
    actionsFor: acts,
  });
  const made = { id: 3, title: '心脏骤停', state: 'changed', version: 2, updatedAt: at } as const;
  expect(cellsOf(columns, { ...made, isPlatform: true })).toEqual({
    name: '心脏骤停(/made?id=3)平台 · 中级',
    state: '有未发布的修改',
    version: '第 2 版',
    updated: '2026-03-01 08:00',
    operations: '办理',
  });
  expect(cellsOf(columns, { ...made, title: ' ', version: 0, isPlatform: false })).toMatchObject({
    name: '（未命名）(/made?id=3)中级',
    version: '—',
  });
});

describe('files', () => {
  const media: Partial<MediaShown> = {
    kind: 'film',
    name: '心音.mp4',
    bytes: 3 * 1024 ** 2,
    durationS: null,
    pageCount: null,
    sizes: [],
    state: 'ready',
    done: 0,
    total: null,
    failure: null,
    width: null,
    usedIn: [],
    ownerName: '甲',
    createdAt: at,
  };
  const cells = (more: Partial<MediaShown>) => cellsOf(mediaColumns(acts), { ...media, ...more });

  it('say what is known of them, and where they are used', () => {
    expect(cells({})).toMatchObject({
      name: '心音.mp4视频 · 3 MB',
      used: '未使用',
      owner: '甲',
      operations: '办理',
    });
    const usedIn = [
      { courseId: 1, courseName: '内科' },
      { courseId: 2, courseName: '外科' },
    ];
    expect(cells({ durationS: 65, sizes: [720, 480], usedIn })).toMatchObject({
      name: '心音.mp4视频 · 3 MB · 00:01:05 · 720P、480P',
      used: '内科、外科',
    });
    expect(cells({ pageCount: 3, bytes: 1025 })['name']).toBe('心音.mp4视频 · 2 KB · 3 页');
  });

  it('say how far they are, and why one failed', () => {
    expect(cells({ state: 'working', done: 1, total: 3 })['state']).toMatch(/ 33%/);
    expect(cells({ state: 'working' })['state']).not.toMatch(/%/);
    expect(cells({ state: 'uploading', done: 1, total: 3 })['state']).not.toMatch(/%/);
    expect(cells({ state: 'failed', failure: '文件已损坏' })['state']).toBe('文件已损坏');
  });
});

it('bodies and simulations say how much is in them', () => {
  const model = { id: 3, title: '心脏', cover: '/a.webp', bytes: 2048, partCount: 12, system: 1 };
  const parts = cellsOf(modelColumns(acts), { ...model, isShown: true, updatedAt: at } as object);
  expect(parts).toMatchObject({
    name: expect.stringMatching(/^心脏\(.+3.*\)2 KB$/) as string,
    updated: '2026-03-01',
    operations: '办理',
  });
  expect(parts['parts']).toContain('12');
  const simulation = { id: 3, title: '换药', cover: '/a.webp', videoCount: 4, updatedAt: at };
  const cells = cellsOf(simulationColumns(acts), { ...simulation, isShown: false });
  expect(cells).toMatchObject({
    name: expect.stringMatching(/^换药\(.+3.*\)$/) as string,
    updated: '2026-03-01 08:00',
    operations: '办理',
  });
  expect(cells['videos']).toContain('4');
  expect(cells['shown']).not.toBe(parts['shown']);
});

describe('slides', () => {
  it('name their folder, if they are in one', () => {
    const folders = [{ id: 7, pid: null, name: '消化系统' }];
    const slide = { id: 3, title: '肝', organ: '', width: 20, height: 10, thumbnail: '/a.webp' };
    const cells = (more: object) =>
      cellsOf(slideColumns(acts, folders as never), { ...slide, ...more });
    const found = { field: 1, stain: 1, viewCount: 12_000 };
    expect(cells({ ...found, folderId: null, isShown: true })).toMatchObject({
      name: expect.stringMatching(/^肝\(.+3.*\)20 × 10 像素$/) as string,
      kind: '组织学与胚胎学HE染色',
      folder: '未归入文件夹',
      views: '1.2万',
      operations: '办理',
    });
    const [shown, hidden] = [true, false].map((isShown) => cells({ ...found, isShown })['shown']);
    expect(shown).not.toBe(hidden);
    const inside = cells({ ...found, organ: '肝脏', folderId: 7, isShown: false });
    expect(inside['folder']).toBe('消化系统');
    expect(inside['name']).toContain('肝脏 · 20 × 10 像素');
  });

  it('reports about them lead to the place, and show the answer', () => {
    const report = {
      slideId: 3,
      slideTitle: '肝',
      fault: 1,
      text: '模糊',
      reporter: '甲',
      state: 1,
    };
    const cells = (more: object) =>
      cellsOf(reportColumns(acts), { ...report, reportedAt: at, ...more });
    expect(cells({ view: '', reply: '' })['slide']).not.toContain('v=');
    expect(cells({ view: '', reply: '' })['text']).toMatch(/\S模糊$/);
    const answered = cells({ view: '1,2,3', reply: '已更换' });
    expect(answered['slide']).toMatch(/^肝\(.+v=/);
    expect(answered['text']).toMatch(/模糊\S+已更换/);
    expect(answered).toMatchObject({ who: '甲', operations: '办理' });
  });

  it('what students hand in leads to where it is marked', () => {
    const finding = { id: 5, formId: 6, slideId: 3, title: '报告', slideTitle: '肝', writer: '甲' };
    const cells = (more: object) => cellsOf(findingColumns, { ...finding, handedAt: at, ...more });
    const open = cells({ state: 1, total: null, most: 10 });
    expect(open['report']).toMatch(/^报告\(.*3.*6.*5.*\)$/);
    expect(open['slide']).toMatch(/^肝\(.*3\)$/);
    expect(open).toMatchObject({ who: '甲', state: '待批阅' });
    const marked = cells({ state: 3, total: 0, most: 10 });
    expect(marked['score']).toMatch(/0.*10/);
    expect(marked['score']).not.toBe(open['score']);
  });

  it.each([
    [null, null, 0, false, '一直开放'],
    [at, null, 0, false, '2026-03-01 08:00 起'],
    [null, later, 0, false, '2026-04-01 00:00 止'],
    [at, later, 2, false, '2026-03-01 08:00 起，2026-04-01 00:00 止；考试 2 场'],
    [null, null, 1, true, '考试 1 场'],
    [null, null, 0, true, ''],
  ])('a tray from %p to %p, with %d exams, only for them %p: %s', (...one) => {
    const [startsAt, endsAt, examCount, isForExams, period] = one;
    const tray = { title: '一盘', slideCount: 3, startsAt, endsAt, examCount, isForExams };
    expect(cellsOf(trayColumns(acts), tray)).toEqual({
      name: '一盘',
      count: '3 张',
      period,
      operations: '办理',
    });
  });
});
