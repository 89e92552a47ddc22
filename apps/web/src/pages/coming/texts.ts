export const texts = {
  coming: '此页面正在建设中，开放前您可以先看看已有的内容。',
  contents: '这里将会有',
  leads: '现在可以去',
} as const;
