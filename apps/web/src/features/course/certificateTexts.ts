export const certificateTexts = {
  left: (count: number, share: number) =>
    `再学完 ${count} 项可得结业证书（须学完全部课件的 ${share}%）`,
  see: '查看结业证书',
  revoked: '结业证书已被吊销，查看原因',
  mine: '我的结业证书',
  issued: (day: string) => `${day}颁发`,
} as const;
