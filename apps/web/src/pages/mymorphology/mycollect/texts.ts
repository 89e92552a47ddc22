export const texts = {
  title: '形态学收藏',
  lead: '收藏的切片与切片库，可以分放到自己的收藏夹里',
  home: '我的形态学',
  noneHint: '在切片或切片库旁点“收藏”，就会出现在这里。',
  toSlides: '去看切片',
  types: { 32: '数字切片', 2: '切片库与标本' },
} as const;
