export const texts = {
  more: (count: number) => `还有 ${count} 个较早的文件，处理完上面的文件后显示`,
  cancel: '取消处理',
  cancelled: '已取消',
  cancelLoss: (name: string) => `“${name}”的处理将中止，之后可以重新处理。`,
  cancelUpload: '取消上传',
  cancelUploadLoss: (name: string) => `“${name}”已上传的部分将被删除。`,
  removeFileLoss: (name: string) => `“${name}”将被永久删除，无法恢复。`,
  removeFile: '删除文件',
  retry: '重新处理',
  retried: '已重新排队处理',
} as const;
