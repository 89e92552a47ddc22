/** Thrown instead of reloading the page, because the user would lose what they wrote. */
export class ReloadHeld extends Error {}

export const heldWords = {
  held: '部分内容没有加载出来，请先保存已填写的内容，再重新加载页面',
  reload: '重新加载',
} as const;
