export const texts = {
  endedTitle: '本次作答已结束',
  endedWhy: '它已在其他窗口或设备上交卷。',
} as const;
