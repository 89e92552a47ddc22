import Type, { type Static } from 'typebox';
import { exactly, Moment } from './shapes';

/** The server's own puzzle: its solution never leaves the server, so that no script reads it. */
export const Puzzle = Type.Object({
  puzzleId: Type.String(),
  background: Type.String({ description: 'Address of the picture with the hole.' }),
  piece: Type.String({ description: 'Address of the picture of the piece.' }),
  pieceY: Type.Integer(),
  expiresAt: Moment,
});
export type Puzzle = Static<typeof Puzzle>;

export const puzzleSolution = exactly({
  puzzleId: Type.String({ maxLength: 64 }),
  x: Type.Integer({ minimum: 0, maximum: 1000, description: 'Where the piece was let go.' }),
});

export const PuzzleTicket = Type.Object({ ticket: Type.String(), expiresAt: Moment });
export type PuzzleTicket = Static<typeof PuzzleTicket>;
