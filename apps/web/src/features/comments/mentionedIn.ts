import type { Comment } from '@cheese/domain/contract/learning/comment';

/** Whom a text names, of those who stand in the thread: the server tells them. */
export function mentionedIn(text: string, thread: readonly Comment[]): number[] {
  const people = thread.flatMap(({ author, firstReplies }) => [
    author,
    ...firstReplies.map((reply) => reply.author),
  ]);
  const named = people.filter(({ nickname }) => text.includes(`@${nickname}`));
  return [...new Set(named.map(({ id }) => id))].slice(0, 10);
}
