/** Whether somebody may sign in. */
export const personStates = { open: '正常', disabled: '已停用' } as const;
export type PersonState = keyof typeof personStates;

/** How an operator made sure that somebody who lost their phone is who they say. */
export const identityProofs = {
  school: '学校按公开电话回拨确认',
  document: '手持身份证件照片与账号姓名一致',
  history: '能说出近期的学习、考试或订单记录',
} as const;
export type IdentityProof = keyof typeof identityProofs;

/** One proof may be stolen with the phone. */
export const FEWEST_PROOFS = 2;
