export const texts = {
  approved: '课程上架申请已通过',
  sold: (name: string) => `“${name}”已在平台上架。`,
  renewed: (name: string) => `在售课程“${name}”已更新为您提交的版本。`,
  declined: '课程上架申请未通过',
  none: '无',
  certificate: (share: number, countsByHand: boolean) =>
    `学完 ${share}% 颁发，手动标记的课件${countsByHand ? '也' : '不'}计入`,
  access: ({ isTrial, isHidden }: { isTrial: boolean; isHidden: boolean }) =>
    [isTrial ? '可试学' : '购买后学习', isHidden && '隐藏'].filter(Boolean).join('，'),
  film: (checks: number, marks: number, hasSubtitles: boolean) =>
    `片中提问 ${checks} 道，分段 ${marks} 个，${hasSubtitles ? '有' : '无'}字幕`,
  map: '思维导图',
  simulation: '互动实验',
  slides: (count: number) => `切片 ${count} 张`,
  things: (count: number) => `内容 ${count} 项`,
  specimens: (count: number) => `标本 ${count} 个`,
  test: (count: number, asked: number, share: number) =>
    `题目 ${count} 道，每次抽 ${asked} 道，${share} 分通过`,
  exchanged: '（排版或所选内容有调整）',
  at: (chapter: string, nth: number) => `${chapter} · 第 ${nth} 项`,
} as const;
