export const licenceTexts = {
  offeredTitle: '平台为贵校提供了一项授权',
  offered: (product: string, seats: number) =>
    `平台为贵校提供《${product}》授权，共 ${seats} 个席位。请在“学校管理 › 授权”中查看并下单。`,
  confirmedTitle: '授权付款已确认',
  confirmed: (product: string, from: string, to: string) =>
    `《${product}》授权的付款已确认，使用期为 ${from} 至 ${to}。席位按名册顺序自动分配，可在“学校管理 › 授权”中调整。`,
  endsTitle: (days: number) => `授权将在 ${days} 天内到期`,
  ends: (product: string, to: string) =>
    `《${product}》授权的最后使用日为 ${to}。到期后学生不能再打开，学习记录保留。如需续订，请联系平台。`,
} as const;
