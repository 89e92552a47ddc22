import Type from 'typebox';
import type { authCalls } from '../../calls/emergency/auth';
import type { CallContract } from '../call';
import { codeLogin, codeWanted, passwordLogin, SignedIn } from '../people/shapes/credentials';
import { Puzzle, puzzleSolution, PuzzleTicket } from '../base/shapes/puzzle';

/** The same calls as on the main site, with separate accounts and tokens. */
export const authContract = {
  loginByPassword: { access: 'open', body: passwordLogin, data: SignedIn },
  loginByCode: { access: 'open', body: codeLogin, data: SignedIn },
  sendCode: { access: 'open', query: codeWanted, data: Type.Null() },
  puzzle: { access: 'open', data: Puzzle },
  solvePuzzle: { access: 'open', body: puzzleSolution, data: PuzzleTicket },
  logOut: { access: 'open', data: Type.Null() },
} satisfies Record<keyof typeof authCalls, CallContract>;

export type AuthContract = typeof authContract;
