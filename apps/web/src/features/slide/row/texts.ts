export const texts = {
  row: (name: string) => `${name}中的切片`,
  before: '上一张',
  next: '下一张',
  keyed: (what: string, key: string) => `${what}（${key}）`,
  place: (nth: number, all: number, seen: number) => `第 ${nth} / ${all} 张，看过 ${seen} 张`,
} as const;
