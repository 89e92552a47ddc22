export const texts = {
  title: '禁言名单',
  what: '被禁言的用户',
  placeholder: '搜索昵称',
  person: '用户',
  reason: '原因',
  mutedAt: '开始时间',
  until: '结束时间',
  forever: '直到解除',
  unmute: '解除禁言',
  unmuted: '已解除禁言',
} as const;
