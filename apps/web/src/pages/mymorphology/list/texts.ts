export const texts = {
  title: '我的切片库',
  lead: '拥有的切片库，和看过其中切片的切片库；点开即回到上次的位置',
  home: '我的形态学',
} as const;
