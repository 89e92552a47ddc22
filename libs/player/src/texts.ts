/** The words that always belong to a film. */
export const texts = {
  player: (name: string) =>
    `${name}，空格播放或暂停，左右方向键快退快进 5 秒，上下方向键调音量，F 全屏，M 静音，C 字幕，尖括号变速`,
  subtitles: '字幕',
  size: '清晰度',
  sizeOf: (height: number | null) => (height === null ? '自动' : `${height}P`),
  on: '开',
  off: '关',
  goesOnAt: (time: string) => `已从上次的 ${time} 继续`,
  noSkipping: '首次学习不能跳过未看的内容',
  broken: '视频加载失败',
} as const;
