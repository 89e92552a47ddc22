import Type, { type Static } from 'typebox';
import { strictObject, Moment } from '../../shapes';

/** The solution never leaves the server, so a script cannot read it. */
export const Puzzle = Type.Object({
  puzzleId: Type.String(),
  background: Type.String({ description: 'Address of the picture with the hole, 268 by 155.' }),
  piece: Type.String({ description: 'Address of the picture of the piece, 60 by 60.' }),
  pieceY: Type.Integer({ description: 'Where the top of the piece stands.' }),
  expiresAt: Moment,
});
export type Puzzle = Static<typeof Puzzle>;

export const puzzleSolution = strictObject({
  puzzleId: Type.String({ maxLength: 64 }),
  x: Type.Number({
    minimum: 0,
    maximum: 1000,
    description: 'Where the left of the piece was let go.',
  }),
});

export const PuzzleTicket = Type.Object({ ticket: Type.String(), expiresAt: Moment });
export type PuzzleTicket = Static<typeof PuzzleTicket>;
