export const texts = {
  wrongKind: '请选择 PNG、JPG 或 GIF 格式的图片，或 MP3 或 WAV 格式的音频',
  failed: { image: '图片上传失败，请重试', audio: '音频上传失败，请重试' },
} as const;
