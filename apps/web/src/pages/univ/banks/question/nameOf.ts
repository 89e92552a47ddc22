/** Key of a draft; questions of a group share one. */
export const nameOf = (questionId: number, groupId: number | null) =>
  groupId === null ? `question:${questionId}` : `group:${groupId}`;
