/** The two ways out of a form. */
export const texts = {
  cancel: '取消',
  save: '保存',
  saving: '保存中…',
} as const;
