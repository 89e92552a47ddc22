/** By what drafts of a question are found; those of a group are written together. */
export const nameOf = (questionId: number, groupId: number | null) =>
  groupId === null ? `question:${questionId}` : `group:${groupId}`;
