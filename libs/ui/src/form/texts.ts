/** Labels of form buttons, and of the queue before a sign-in. */
export const texts = {
  cancel: '取消',
  save: '保存',
  saving: '保存中…',
  inLine: '正在排队',
  inLineHint: '轮到您时将自动继续，请保持页面打开。',
  leaveLine: '取消',
} as const;
