import type { Comment } from '@cheese/domain/contract/learning/comment';
import { mentionedIn } from './mentionedIn';

const said = (id: number, ...replies: number[]) =>
  ({
    author: { id, nickname: `用户${id}。` },
    firstReplies: replies.map((reply) => ({ author: { id: reply, nickname: `用户${reply}。` } })),
  }) as unknown as Comment;

it('finds the authors of a thread by their names, each once', () => {
  const thread = [said(1, 2, 3), said(2)];
  expect(mentionedIn('@用户2。 @用户1。 同意', thread)).toEqual([1, 2]);
  expect(mentionedIn('用户1。 同意', thread)).toEqual([]);
});

it('finds ten at most', () => {
  const thread = Array.from({ length: 11 }, (_, at) => said(at + 1));
  const all = thread.map(({ author }) => `@${author.nickname}`).join(' ');
  expect(mentionedIn(all, thread)).toHaveLength(10);
});
