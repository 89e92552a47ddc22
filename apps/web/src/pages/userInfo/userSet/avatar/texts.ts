export const texts = {
  crop: '裁剪头像',
  board: '头像裁剪区：拖动或用方向键移动图片，用滚轮、加号和减号键缩放',
  hint: '拖动图片调整位置，滚轮或滑块调整大小',
  zoom: '缩放',
  preview: '头像预览',
  save: '保存头像',
  uploading: '上传中…',
  progress: '头像上传进度',
  cancelUpload: '取消上传',
  saved: '头像已更新',
  unreadable: '无法识别该图片，请选择 PNG、JPEG、WebP 或 GIF 格式的图片',
} as const;
