export const faultKinds = {
  doubledId: '编号重复',
  unknownScene: '去向不存在',
  unknownName: '引用了不存在的东西',
  missingText: '缺少文字',
  noScore: '结局没有分数',
  badNumber: '数值不合理',
  deadEnd: '死路',
  unreachable: '到不了',
  neverTrue: '条件永远不成立',
  noEnd: '走不到任何结局',
  noFullScore: '最佳路径得不到满分',
  tooBig: '图太大，没有走完',
} as const;
export type FaultKind = keyof typeof faultKinds;

export interface Fault {
  kind: FaultKind;
  /** The id of a scene or an end, a scene's way by its number, or '' for the drill itself. */
  where: string;
  says: string;
}

export const faultOf = (kind: FaultKind, where: string, says: string): Fault => ({
  kind,
  where,
  says,
});
