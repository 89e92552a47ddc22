export const texts = {
  muted: (until: string | null, reason: string) =>
    until === null
      ? `您已被禁言，不能发布内容。原因：${reason}`
      : `您已被禁言至 ${until}，期间不能发布内容。原因：${reason}`,
  banned: (word: string) => `内容中含有不能发布的词语「${word}」，请修改后再发布`,
} as const;
