import type { MemberField } from '@cheese/domain/codes/school/memberImports';
import { headingNames } from './readingTexts';

export type FileField = Exclude<MemberField, 'state'>;

const bare = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/[\s*:]/g, '');

const fields = new Map(
  (Object.keys(headingNames) as FileField[]).flatMap((field) =>
    headingNames[field].map((name) => [bare(name), field] as const),
  ),
);

/** Signs, spaces and remarks in brackets around a heading do not matter. */
export const fieldOf = (heading: string): FileField | null => fields.get(bare(heading)) ?? null;
