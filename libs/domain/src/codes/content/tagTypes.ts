/** What a tree of tags is for. 9 is the specified one. */
export const tagTypes = { 9: '专业' } as const;
export type TagType = keyof typeof tagTypes;
export const tagTypeCodes = { subject: 9 } as const satisfies Record<string, TagType>;
