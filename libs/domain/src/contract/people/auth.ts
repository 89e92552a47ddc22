import Type from 'typebox';
import type { authCalls } from '../../calls/people/auth';
import type { CallContract } from '../call';
import {
  codeLogin,
  codeWanted,
  loginAsked,
  Password,
  passwordLogin,
  SignedIn,
  ticketAsked,
} from './shapes/credentials';
import { OrganisationChoice } from './organisation';
import { Puzzle, puzzleSolution, PuzzleTicket } from '../base/shapes/puzzle';
import { strictObject, Id } from '../shapes';

const Account = Type.String({ maxLength: 64 });

/**
 * `organisationsByName` serves the simulation platform and requires a login, because it would tell
 * strangers which accounts exist. `logOut` is open, so that an expired token can be dropped without
 * an error.
 */
export const authContract = {
  loginByPassword: { access: 'open', body: passwordLogin, data: SignedIn },
  loginByCode: { access: 'open', body: codeLogin, data: SignedIn },
  loginBySchoolAccount: {
    access: 'open',
    body: strictObject({ ...loginAsked, orgId: Id, username: Account, password: Password }),
    data: SignedIn,
  },
  sendCode: { access: 'open', query: codeWanted, data: Type.Null() },
  organisationsByPassword: {
    access: 'open',
    body: strictObject({ name: Account, pwd: Password, ...ticketAsked }),
    data: Type.Array(OrganisationChoice),
  },
  organisationsByName: {
    access: 'user',
    query: strictObject({ name: Account }),
    data: Type.Array(OrganisationChoice),
  },
  puzzle: { access: 'open', data: Puzzle },
  solvePuzzle: { access: 'open', body: puzzleSolution, data: PuzzleTicket },
  logOut: { access: 'open', isOpenBeforePassword: true, data: Type.Null() },
} satisfies Record<keyof typeof authCalls, CallContract>;

export type AuthContract = typeof authContract;
