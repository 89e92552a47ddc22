export const texts = {
  what: '标本模型',
  empty: '标本还在整理',
  views: '看哪一面',
  turn: '慢慢转动',
  stop: '停止转动',
  labels: '显示标签',
  hotspots: '热点',
  noHotspots: '这件标本没有热点',
  seenFrom: (view: string) => `见于：${view}`,
  names: (latin: string, english: string) => [latin, english].filter(Boolean).join(' · '),
  simplified: (text: string) => `与真实标本的差别：${text}`,
  mm: '毫米',
} as const;
