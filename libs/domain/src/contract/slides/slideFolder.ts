import Type, { type Static } from 'typebox';
import type { slideFolderCalls } from '../../calls/slides/slideFolder';
import { shelves } from '../../codes/people/shelf';
import { slideLimits } from '../../codes/slides/slideMaking';
import type { CallContract } from '../call';
import { strictObject, Id, keyOf, nullable } from '../shapes';

export const SlideFolder = Type.Object({
  id: Id,
  parentId: nullable(Id),
  name: Type.String(),
  /** Without the slides of its subfolders. */
  slideCount: Type.Integer(),
});
export type SlideFolder = Static<typeof SlideFolder>;

const name = Type.String({ minLength: 1, maxLength: slideLimits.folderName, pattern: '\\S' });
const made = Type.Object({ id: Id });

/** The owner, for callers who keep slides of a school and of the platform. */
const ofShelf = { shelf: Type.Optional(keyOf(shelves)) };

/** A school has one library, so its id may be left out. */
export const slideFolderContract = {
  /** Flat; siblings are in display order. */
  list: {
    access: 'user',
    query: strictObject({ ...ofShelf, libraryId: Type.Optional(Id) }),
    data: Type.Object({ folders: Type.Array(SlideFolder), loose: Type.Integer() }),
  },
  add: {
    access: 'user',
    body: strictObject({ ...ofShelf, name, parentId: nullable(Id), libraryId: Type.Optional(Id) }),
    data: made,
  },
  rename: { access: 'user', body: strictObject({ id: Id, name }), data: Type.Null() },
  move: {
    access: 'user',
    body: strictObject({
      id: Id,
      parentId: nullable(Id),
      place: Type.Integer({ minimum: 0, maximum: slideLimits.folders }),
    }),
    data: Type.Null(),
  },
  /** Refused unless the folder is empty. */
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof slideFolderCalls, CallContract>;

export type SlideFolderContract = typeof slideFolderContract;
