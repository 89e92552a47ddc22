export const faultKinds = {
  missingText: '缺少内容',
  badNumber: '数值不合理',
  unknownName: '引用了不存在的东西',
  unasked: '得不到的依据',
  unused: '没有用到',
  neverTrue: '条件永远不成立',
  unreachable: '到不了的状态',
  stuck: '不再变化的状态',
  noResult: '没有结果',
  unearnable: '得不到分',
  unlosable: '丢不了分',
  collision: '说法相撞',
  giveaway: '泄露答案',
  broad: '答非所问',
  badPath: '专家路径',
} as const;
export type FaultKind = keyof typeof faultKinds;

export const sections = {
  about: '病例与患者',
  history: '问诊',
  examination: '查体',
  tests: '辅助检查',
  treatments: '处理',
  states: '病情变化',
  diagnosis: '依据与诊断',
  rubric: '评分',
  path: '专家路径',
} as const;
export type SectionKey = keyof typeof sections;

export interface Fault {
  kind: FaultKind;
  where: SectionKey;
  says: string;
  /** A suggestion that does not prevent publication. */
  isHint: boolean;
}

const hints: readonly FaultKind[] = ['unused', 'stuck', 'unlosable', 'broad'];

export const faultOf = (kind: FaultKind, where: SectionKey, says: string): Fault => ({
  kind,
  where,
  says,
  isHint: hints.includes(kind),
});
