import Type from 'typebox';
import { Id, Moment, nullable, strictObject } from '../../shapes';

export const NoteText = Type.String({ minLength: 1, maxLength: 2_000 });

/** What every private note of a learner says, and when it was written. */
export const noteFields = {
  text: Type.String(),
  createdAt: Moment,
  editedAt: nullable(Moment),
};

export const noteEdit = strictObject({ id: Id, text: NoteText });
