import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { smallCase } from '../testing/smallCase';
import { blankCase } from '../writing/blank';
import { checkCase, checkWritten } from './check';

/** The faults that a change adds. */
function foundIn(change: Partial<PatientCase>) {
  const before = new Set(checkCase(smallCase).map(({ says }) => says));
  return checkCase({ ...smallCase, ...change })
    .filter(({ says }) => !before.has(says))
    .map(({ kind, where, says }) => `${kind} ${where} ${says}`);
}

it('a new one says what has to be written, and is not played', () => {
  const { faults, mayPlay } = checkWritten(blankCase('课堂病例'));
  expect(mayPlay).toBe(false);
  const says = faults.map((one) => one.says);
  expect(says).toContain('主诉没有写。');
  expect(says).toContain('鉴别诊断至少要有 3 项。');
  expect(says).toContain('还没有选择。');
  expect(says).not.toContain('病例名称没有写。');
});

it('whatever names what is not there is found', () => {
  const { findings, evidence, differential, drifts, events, rubric } = smallCase;
  const answers = { ...smallCase.answers, nobody: { text: '？' } };
  expect(foundIn({ answers })).toContain('unknownName history 没有这个问题：nobody');
  expect(foundIn({ findings: { ...findings, 'moon.palpate': { text: '凉。' } } })).toContain(
    'unknownName examination 没有这项查体：moon.palpate',
  );
  expect(foundIn({ treatments: { prayer: {} } })).toContain(
    'unknownName treatments 没有这项处理：prayer',
  );
  expect(foundIn({ evidence: { ...evidence, extra: '多余' } })).toEqual([
    'unasked diagnosis 没有任何问答、查体或检查会得到这条依据：多余',
    'unused diagnosis 鉴别诊断没有用到这条依据：多余',
  ]);
  expect(foundIn({ evidence: {} })).toContain('unknownName diagnosis 没有这条依据：moved');
  expect(foundIn({ differential: differential.slice(1) })).toContain(
    'unknownName diagnosis 鉴别诊断里没有最终诊断。',
  );
  const drift = { when: {}, value: 'humour', perMinute: 1, to: 2 };
  expect(foundIn({ drifts: [...drifts, drift] })).toContain(
    'unknownName states 没有这个数值：humour',
  );
  // Names of Object.prototype must not count as defined.
  const has = ['wish', 'done:wish', 'constructor:name'];
  expect(foundIn({ events: [...events, { id: 'never', when: { has }, says: '？' }] })).toEqual(
    expect.arrayContaining(has.map((flag) => `unknownName states 没有什么会触发这个条件：${flag}`)),
  );
  expect(foundIn({ rubric: { ...rubric, handOver: ['constructor'] } })).toContain(
    'unknownName rubric 没有这个去向：constructor',
  );
});

it('states that are never reached are found, with why', () => {
  const { events } = smallCase;
  const with_ = (when: PatientCase['events'][number]['when']) =>
    foundIn({ events: [...events, { id: 'more', when, says: '加重。' }] });
  expect(with_({ from: 90 })).toEqual([
    'unreachable states “加重。”：要到第 90 分钟，病例到那时已经结束。',
  ]);
  expect(with_({ has: ['cut'], lacks: ['cut'] })).toEqual([
    'unreachable states “加重。”：既要求又排除“标记 cut”。',
  ]);
  expect(with_({ above: { temp: 40 } })).toEqual([
    'unreachable states “加重。”：“temp”不会高于 40。',
  ]);
  // An event that depends on an impossible event is impossible too.
  const chain = [
    { id: 'one', when: { below: { gcs: 3 } }, says: '甲', sets: ['faint'] },
    { id: 'two', when: { has: ['faint'] }, says: '乙' },
  ];
  expect(foundIn({ events: [...events, ...chain] })).toEqual([
    'unreachable states “甲”：“gcs”不会低于 3。',
    'unreachable states “乙”：要等“标记 faint”，而它不会发生。',
  ]);
});

it('states that nobody leaves are told of', () => {
  expect(foundIn({ drifts: [], events: [] })).toContain(
    'stuck states 到院之后，不处理也不会再有任何变化，直到时间用完。',
  );
});

it('lines that nobody earns, or nobody loses, are found', () => {
  const { rubric } = smallCase;
  const [key] = rubric.keys;
  const line = (flag: string) => ({ ...key!, flag, name: '甲' });
  const keys = (...flags: string[]) =>
    foundIn({ rubric: { ...rubric, keys: [...rubric.keys, ...flags.map(line)] } });
  expect(keys('done:thyroid')).toContain('unearnable rubric 甲：要 120 分钟，超过病例的时长。');
  expect(keys('burst')).toContain('unearnable rubric 甲：只有犯错才会发生。');
  expect(keys('event:worse')).toContain('unlosable rubric 甲：不是学习者做的事，谁都会得到。');
  const window = { ...rubric.windows[0]!, name: '甲', flag: 'done:bloodCount', anyOf: [] };
  expect(foundIn({ rubric: { ...rubric, windows: [{ ...window, within: 5 }] } })).toContain(
    'unearnable rubric 甲：最快也要 20 分钟，时间窗只有 5 分钟。',
  );
  const back = { first: 'began:appendicectomy', then: 'asked:allergy', name: '乙', why: '？' };
  expect(foundIn({ rubric: { ...rubric, order: [...rubric.order, back] } })).toContain(
    'unearnable rubric 乙：与另一条次序相反，不能都得到。',
  );
});

it('tests that come to nothing, and words without their value, are found', () => {
  const own = { tests: [{ id: 'smell', name: '嗅诊', group: '其他', yuan: 1, minutes: 1 }] };
  expect(foundIn({ own })).toEqual(['noResult tests 嗅诊：自定义的检查没有写结果。']);
  const tests = { ...smallCase.tests, ecg: { text: '心率 {pulse}。' } };
  expect(foundIn({ tests })).toEqual([
    'noResult tests 12 导联心电图 有了结果：没有数值 {pulse}，学习者会看到花括号。',
  ]);
});

it('ways to ask that collide are found', () => {
  const [own] = smallCase.questions;
  const questions = [{ ...own!, text: '抽烟吗？', alike: ['蹦一下疼不疼'] }];
  expect(foundIn({ questions }).join('\n')).toContain('collision history “');
});

it('what gives it away is found', () => {
  expect(foundIn({ title: '典型的阑尾炎' })).toEqual(['giveaway about 病例名称里有“阑尾炎”。']);
  const own = { diagnoses: [{ id: 'appendicitis', name: '阑尾发炎' }] };
  expect(foundIn({ own })).toContain(
    'giveaway diagnosis 自定义的诊断里只有正确的那个，列表会泄露答案。',
  );
});

it('an expert who stops, errs or is not the best is found', () => {
  const { path } = smallCase;
  const conclude = path.at(-1)!;
  expect(foundIn({ path: [conclude, ...path] })).toContain('badPath path 第 1 步做不了。');
  const laxative = { kind: 'treat' as const, treatment: 'laxative' };
  expect(foundIn({ path: [...path.slice(0, -2), laxative, ...path.slice(-2)] })).toContain(
    'badPath path 犯了失误：阑尾炎灌肠',
  );
  expect(foundIn({ path: path.slice(0, -2) })).toEqual(
    expect.arrayContaining(['badPath path 没有走到交接。', 'badPath path 没有写出最终诊断。']),
  );
});

it('what an answer, or a piece of evidence, tells that nobody asked for is a hint', () => {
  const risks = { risks: '高血压、高脂血症、吸烟、早发冠心病家族史' };
  const told = foundIn({
    answers: {
      ...smallCase.answers,
      smoking: { text: '抽，三十年了。', reveals: ['risks'] },
      onset: { text: '两个钟头前，歇几分钟也不好。' },
      pastAny: { text: '得过高血压。' },
      associated: { text: '出汗，恶心。' },
      chestPain: { text: '胸口疼，肚子疼。' },
    },
    evidence: { ...smallCase.evidence, ...risks },
  }).filter((one) => one.startsWith('broad'));
  const words = told.map((one) => one.replace(/^.*?“(.+?)”没有问到“(.+?)”.*$/, '$1 $2'));
  expect(words).toEqual(
    expect.arrayContaining([
      '抽烟吗？ 高血压',
      '抽烟吗？ 冠心病',
      '抽烟吗？ 家族史',
      '什么时候开始的？ 歇几分钟',
    ]),
  );
  expect(told.filter((one) => !/抽烟吗|什么时候开始/.test(one))).toEqual([]);
});
