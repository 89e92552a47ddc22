import {
  verdictCodes,
  type Verdict,
  type WordKind,
  wordKinds,
} from '@cheese/domain/codes/people/publicWords';

const excerptOf = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

export const texts = {
  told: (kind: WordKind, verdict: Verdict, text: string) => ({
    title: `您的${wordKinds[kind]}${verdict === verdictCodes.pass ? '已通过审核' : '未通过审核'}`,
    text:
      verdict === verdictCodes.pass
        ? `「${excerptOf(text)}」已发布，其他人现在可以看到。`
        : `「${excerptOf(text)}」不符合平台的发布规范，其他人不能看到。`,
  }),
  passed: '通过',
  removed: '删除',
} as const;
