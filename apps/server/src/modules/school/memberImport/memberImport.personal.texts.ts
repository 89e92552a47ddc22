export const personalTexts = {
  title: '我导入的学校名单',
  columns: ['文件', '类型', '上传时间', '保存时间'],
} as const;
