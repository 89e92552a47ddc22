export const texts = {
  reason: '原因',
  reasonPlaceholder: '用户发布内容时会看到',
  reasonEmpty: '请填写原因',
  mute: '禁言',
  muteTitle: (name: string) => `禁言：${name}`,
  muteLead: '期间不能发布评论、公开笔记、提问与回答，已发布的内容不受影响。',
  days: '禁言时长',
  muted: '已禁言',
} as const;
