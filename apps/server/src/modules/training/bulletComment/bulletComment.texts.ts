export const texts = {
  muted: (until: string | null) =>
    until === null
      ? '老师已禁止您在本校视频中发弹幕'
      : `老师已禁止您在本校视频中发弹幕，${until} 后恢复`,
} as const;
