import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  bar: '所选视频',
  unit: messages.cheese,
  paying: '提交中',
} as const;
