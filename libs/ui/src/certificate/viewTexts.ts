export const texts = {
  print: '打印',
  pdf: '下载 PDF',
  making: '正在生成…',
  fileName: (item: string, number: string) => `${item}-${number}`,
  expired: '该证书已超过有效期。',
  revoked: (day: string, reason: string) => `该证书已于 ${day} 被吊销，原因：${reason}`,
  noReason: '未说明',
  number: '证书编号：',
  verifyPage: '公开查验页面',
} as const;
