import type { Comment } from '@cheese/domain/contract/learning/comment';

/** Ids of the thread's authors mentioned in the text; the server notifies them. */
export function mentionedIn(text: string, thread: readonly Comment[]): number[] {
  const people = thread.flatMap(({ author, firstReplies }) => [
    author,
    ...firstReplies.map((reply) => reply.author),
  ]);
  const named = people.filter(({ nickname }) => text.includes(`@${nickname}`));
  return [...new Set(named.map(({ id }) => id))].slice(0, 10);
}
