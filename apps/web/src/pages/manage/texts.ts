export const texts = {
  title: '平台概览',
  today: (day: string) => `今日数据（${day}）`,
  what: '今日数据',
  placed: '下单数',
  paid: (payway: string) => `${payway}收款（元）`,
  refunds: '退款（元）',
  newMembers: '新增会员',
  counted: (amount: string, count: number) => (count > 0 ? `${amount}（${count} 笔）` : amount),
  yuan: (amount: string) => `${amount} 元`,
  phone: (name: string, phone: string | null) => (phone ? `${name} ${phone}` : name),
} as const;
