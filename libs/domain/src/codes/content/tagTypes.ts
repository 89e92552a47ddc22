/** The purpose of a tag tree. 9 is given by the specification. */
export const tagTypes = { 9: '专业' } as const;
export type TagType = keyof typeof tagTypes;
export const tagTypeCodes = { subject: 9 } as const satisfies Record<string, TagType>;
