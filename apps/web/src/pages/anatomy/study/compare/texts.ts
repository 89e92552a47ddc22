export const texts = {
  titleOf: (healthy: string, sickness: string) => `${healthy}：正常与${sickness}对照`,
  back: '返回单个模型',
  healthyOf: (title: string) => `${title}（正常）`,
  others: '与别的病变对照',
  differences: '不同之处',
  count: (count: number) => `共 ${count} 处，点开后两边转到同一视角`,
  matter: '意义：',
  simplified: (text: string) => `病变模型的取舍：${text}`,
} as const;
