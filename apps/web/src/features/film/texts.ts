export const texts = {
  broken: '视频没有加载出来，可能是网络不稳定或播放地址已过期。',
  again: '重新加载',
} as const;
