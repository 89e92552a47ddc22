export const texts = {
  messages: '消息',
  unread: (badge: string) => `${badge}条未读`,
} as const;
