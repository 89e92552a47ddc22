export const noteVisibilities = { 0: '私密', 1: '公开' } as const;
export type NoteVisibility = keyof typeof noteVisibilities;
export const noteVisibilityCodes = { private: 0, public: 1 } as const satisfies Record<
  string,
  NoteVisibility
>;

export const commentStates = { 0: '已隐藏', 1: '显示', 2: '已锁定' } as const;
export type CommentState = keyof typeof commentStates;
export const commentStateCodes = { hidden: 0, shown: 1, locked: 2 } as const satisfies Record<
  string,
  CommentState
>;
