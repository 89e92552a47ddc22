export const texts = {
  open: '导出',
  title: '导出课程',
  lead: '目录、文字与设置，连同视频、文档和图片，打包为一个 zip 文件，可在本平台重新导入。学员、学习记录与题目内容不包含在内；测验保留对题目的引用，导入者有权使用时自动恢复。',
  confirm: '导出',
  begun: (size: string) => `开始下载，约 ${size}`,
  left: '以下内容没有包含在文件中：',
} as const;
