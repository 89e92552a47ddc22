import type { SlideTaskKind } from '@cheese/domain/codes/slides/slideTask';
import type { MadeTask } from '@cheese/domain/contract/slides/slideTaskMaking';
import type { Shape, ShapeKind } from '@cheese/slide-viewer/shapes/shape';
import type { Slide } from '@cheese/slide-viewer/slide';
import { keyTools, limited, shapesOf } from './keyShapes';
import { timesOf, unitOf, valuesOf } from './keyValues';
import { formFaults, hasNumber } from './numberFaults';
import { type Drawn, readKey } from './readKey';

const slide = { id: 'a', width: 1000, height: 500, mpp: 0.5, objective: 40 } as unknown as Slide;
const unknown = { ...slide, mpp: null, objective: null };
const corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
];
const box = [...corners, { x: 0, y: 100 }];
const shape = (kind: ShapeKind, points: Shape['points'], text = ''): Shape => ({
  id: `${kind} ${text}`,
  kind,
  points,
  text,
  colour: 'blue',
  isMeasured: false,
});
const dot = (text = '') => shape('point', [{ x: 10, y: 20 }], text);
const area = shape('polygon', corners);
const region = shape('rectangle', box);
const options = [
  { text: ' 肝 ', isRight: true },
  { text: '肺', isRight: false },
  { text: ' ', isRight: false },
];

const read = (kind: SlideTaskKind, more: Partial<Drawn> = {}) =>
  readKey({
    kind,
    values: valuesOf(null, slide),
    shapes: [],
    options: [],
    slide,
    made: null,
    ...more,
  });

describe('the key of a task', () => {
  it('is targets, and where to look for them', () => {
    expect(read(1)).toEqual({ fault: '请在切片上画出目标' });
    const many = Array.from({ length: 21 }, () => dot());
    expect(read(1, { shapes: many })).toEqual({ fault: '目标最多 20 处' });
    expect(read(1, { shapes: many.slice(1) })).toHaveProperty('key');
    expect(read(1, { shapes: [dot(), area, region] })).toEqual({
      key: {
        kind: 1,
        targets: [[{ x: 10, y: 20 }], corners],
        reach: 20,
        region: box,
      },
    });
    expect(read(6, { shapes: [dot()] })).toEqual({
      key: { kind: 6, targets: [[{ x: 10, y: 20 }]], reach: 20, most: 0.1 },
    });
  });

  it('is an outline of three corners at least', () => {
    expect(read(2, { shapes: [region] })).toEqual({ fault: '请在切片上画出标准轮廓' });
    const line = shape('polygon', corners.slice(0, 2));
    expect(read(2, { shapes: [line] })).toHaveProperty('fault');
    expect(read(2, { shapes: [area] })).toEqual({
      key: { kind: 2, outline: corners, threshold: 70 },
    });
  });

  it('is cells to count, 300 at most', () => {
    expect(read(3)).toEqual({ fault: '请在切片上点出要数的目标' });
    const cells = (count: number) => Array.from({ length: count }, () => dot());
    expect(read(3, { shapes: cells(301) })).toEqual({ fault: '最多点 300 个' });
    expect(read(3, { shapes: cells(300) })).toHaveProperty('key');
    expect(read(3, { shapes: [dot(), area] })).toEqual({
      key: { kind: 3, cells: [{ x: 10, y: 20 }], reach: 20, region: corners, allowed: 2 },
    });
  });

  it('is two named places at least, and labels that lie nowhere', () => {
    const fault = { fault: '请点出至少 2 个、至多 20 个位置，并写好每个标签（40 字以内）' };
    expect(read(4, { shapes: [dot('肝')] })).toEqual(fault);
    expect(read(4, { shapes: [dot('肝'), dot(' ')] })).toEqual(fault);
    expect(read(4, { shapes: [dot('肝'), dot('字'.repeat(41))] })).toEqual(fault);
    expect(read(4, { shapes: Array.from({ length: 21 }, () => dot('肝')) })).toEqual(fault);
    expect(read(4, { shapes: Array.from({ length: 20 }, () => dot('肝')) })).toHaveProperty('key');
    const others = `肺\n\n ${'字'.repeat(41)}\n${'心\n'.repeat(10)}`;
    const pairs = { shapes: [dot(' 肝'), dot('字'.repeat(40))] };
    const values = { ...valuesOf(null, slide), others };
    expect(read(4, { ...pairs, values })).toEqual({
      key: {
        kind: 4,
        pairs: [
          { at: { x: 10, y: 20 }, text: '肝' },
          { at: { x: 10, y: 20 }, text: '字'.repeat(40) },
        ],
        others: ['肺', '字'.repeat(40), ...Array.from({ length: 8 }, () => '心')],
      },
    });
  });

  it('is two options at least, one of them right', () => {
    const fault = { fault: '请填写至少 2 个选项，并勾选正确的' };
    expect(read(5, { options: options.slice(0, 1) })).toEqual(fault);
    expect(read(5, { options: options.slice(1) })).toEqual(fault);
    const wrong = options.map((one) => ({ ...one, isRight: false }));
    expect(read(5, { options: wrong })).toEqual(fault);
    expect(read(5, { options })).toEqual({
      key: {
        kind: 5,
        options: [
          { text: '肝', isRight: true },
          { text: '肺', isRight: false },
        ],
        region: null,
      },
    });
  });

  it('stays to the last digit where a field was not touched', () => {
    const key = { kind: 1, targets: [corners], reach: 20.123456 };
    const made = { key, tries: 1, reveals: 1, isShown: true } as unknown as MadeTask;
    const values = valuesOf(made, slide);
    expect(values.reach).toBe('10.06');
    expect(read(1, { made, values, shapes: [area] })).toMatchObject({ key: { reach: 20.123456 } });
    const changed = { ...values, reach: '11' };
    expect(read(1, { made, values: changed, shapes: [area] })).toMatchObject({
      key: { reach: 22 },
    });
  });
});

describe('a form', () => {
  it('begins with what is usual', () => {
    expect(valuesOf(null, slide)).toEqual({
      title: '',
      text: '',
      explanation: '',
      tries: '0',
      reveals: '2',
      isShown: '1',
      reach: '10',
      threshold: '70',
      allowed: '2',
      most: '4',
      others: '',
    });
    expect(valuesOf(null, unknown)).toMatchObject({ reach: '10', most: '10' });
    expect([unitOf(slide), unitOf(unknown)]).toEqual([0.5, 1]);
    expect([timesOf(slide), timesOf(unknown)]).toEqual([40, 100]);
  });

  it('or with what is kept', () => {
    const words = { title: '题', text: '文', explanation: '释', tries: 3, reveals: 1 };
    const values = (key: object) =>
      valuesOf({ ...words, isShown: false, key } as unknown as MadeTask, slide);
    expect(values({ kind: 2, threshold: 80 })).toMatchObject({
      title: '题',
      text: '文',
      explanation: '释',
      tries: '3',
      reveals: '1',
      isShown: '0',
      threshold: '80',
    });
    expect(values({ kind: 3, reach: 40, allowed: 5 })).toMatchObject({ reach: '20', allowed: '5' });
    expect(values({ kind: 4, others: ['肺', '心'] }).others).toBe('肺\n心');
    expect(values({ kind: 6, reach: 40, most: 0.25 }).most).toBe('10');
  });

  it.each([
    [1, { tries: '20', reach: '10000' }, []],
    [1, { tries: '21', reach: '10001' }, ['reach', 'tries']],
    [1, { tries: '1.5', reach: '' }, ['reach', 'tries']],
    [1, { tries: '-1', reach: '-1', title: ' ' }, ['reach', 'title', 'tries']],
    [2, { threshold: '20' }, []],
    [2, { threshold: '19' }, ['threshold']],
    [2, { threshold: '99' }, ['threshold']],
    [3, { allowed: '300' }, []],
    [3, { allowed: '301' }, ['allowed']],
    [6, { most: '0.1' }, []],
    [6, { most: '401' }, ['most']],
    [5, { most: '', reach: '', allowed: '', threshold: '' }, []],
  ] as const)('of kind %d with %j is wrong in %j', (kind, more, fields) => {
    const values = { ...valuesOf(null, slide), title: '题', ...more };
    const faults = Object.entries(formFaults(kind, values)).filter(([, fault]) => fault);
    expect(faults.map(([name]) => name).toSorted()).toEqual(fields);
  });

  it('asks for the numbers of its kind', () => {
    expect([1, 2, 3, 4, 5, 6].map((kind) => hasNumber(kind as 1, 'tries'))).not.toContain(false);
    expect([1, 2, 3, 4, 5, 6].filter((kind) => hasNumber(kind as 1, 'reach'))).toEqual([1, 3, 6]);
  });
});

describe('what is drawn', () => {
  it('is a key again', () => {
    const at = { x: 1, y: 2 };
    const kinds = (key: object) => shapesOf(key as never).map(({ id, kind }) => `${id} ${kind}`);
    expect(kinds({ kind: 1, targets: [[at], corners], region: box })).toEqual([
      'key-0 point',
      'key-1 polygon',
      'region polygon',
    ]);
    expect(kinds({ kind: 2, outline: corners })).toEqual(['key polygon']);
    expect(kinds({ kind: 2, outline: corners, region: box })).toHaveLength(2);
    expect(kinds({ kind: 3, cells: [at, at], region: null })).toEqual([
      'key-0 point',
      'key-1 point',
    ]);
    expect(kinds({ kind: 5, region: box })).toEqual(['region polygon']);
    const [named] = shapesOf({ kind: 4, pairs: [{ at, text: '肝' }], others: [] });
    expect(named).toMatchObject({ id: 'key-0', text: '肝', points: [at] });
  });

  it('has one region and one outline, the newest', () => {
    const newer = { ...region, id: 'newer' };
    const line = { ...area, id: 'line' };
    expect(limited(4, [dot(), area, region])).toHaveLength(3);
    expect(limited(3, [dot(), dot(), area, newer])).toEqual([dot(), dot(), newer]);
    expect(limited(5, [area, newer])).toEqual([newer]);
    expect(limited(1, [area, line, region, newer])).toEqual([area, line, newer]);
    expect(limited(2, [area, region, line, newer])).toEqual([line, newer]);
  });

  it('is drawn with tools of its kind', () => {
    expect(keyTools[5]).toEqual(['polygon', 'rectangle', 'ellipse']);
    expect(keyTools[4]).toEqual(['point']);
    expect([keyTools[1], keyTools[3], keyTools[6]].every(([first]) => first === 'point')).toBe(
      true,
    );
  });
});
