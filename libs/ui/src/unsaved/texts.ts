export const texts = {
  title: '确定要离开吗？',
  form: '填写的内容还没有保存，离开后将丢失。',
  upload: '文件正在上传，离开后上传将中断。',
  uploaded: '已上传的文件还没有保存，离开后需要重新上传。',
  restored: '已恢复您上次未保存的内容',
  leave: '放弃并离开',
  stay: '继续编辑',
} as const;
