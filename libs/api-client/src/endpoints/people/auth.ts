import { authCalls } from '@cheese/domain/calls/people/auth';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AuthContract as C } from '@cheese/domain/contract/people/auth';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

export const authApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    loginByPassword: build.mutation<Answers<C['loginByPassword']>, Asks<C['loginByPassword']>>({
      query: ask(authCalls.loginByPassword),
      extraOptions: { waits: true },
    }),
    loginByCode: build.mutation<Answers<C['loginByCode']>, Asks<C['loginByCode']>>({
      query: ask(authCalls.loginByCode),
      extraOptions: { waits: true },
    }),
    loginBySchoolAccount: build.mutation<
      Answers<C['loginBySchoolAccount']>,
      Asks<C['loginBySchoolAccount']>
    >({ query: ask(authCalls.loginBySchoolAccount), extraOptions: { waits: true } }),
    // A message each time, and never one again because a screen came back: not a query.
    sendSmsCode: build.mutation<Answers<C['sendCode']>, Asks<C['sendCode']>>({
      query: ask(authCalls.sendCode),
      extraOptions: { warns: true },
    }),
    // Not a query either: its key would keep the password in the store.
    findOrganisations: build.mutation<
      Answers<C['organisationsByPassword']>,
      Asks<C['organisationsByPassword']>
    >({ query: ask(authCalls.organisationsByPassword), extraOptions: { waits: true } }),
    getOrganisationsByName: build.query<
      Answers<C['organisationsByName']>,
      Asks<C['organisationsByName']>
    >({ query: ask(authCalls.organisationsByName) }),
    drawPuzzle: build.mutation<Answers<C['puzzle']>, Asks<C['puzzle']>>({
      query: ask(authCalls.puzzle),
    }),
    solvePuzzle: build.mutation<Answers<C['solvePuzzle']>, Asks<C['solvePuzzle']>>({
      query: ask(authCalls.solvePuzzle),
    }),
    // Silent: the user is signed out here even if the server cannot be reached.
    logOut: build.mutation<Answers<C['logOut']>, Asks<C['logOut']>>({
      query: ask(authCalls.logOut),
      extraOptions: { silent: true, outlives: true },
    }),
  }),
});

export const {
  useLoginByPasswordMutation,
  useLoginByCodeMutation,
  useLoginBySchoolAccountMutation,
  useSendSmsCodeMutation,
  useFindOrganisationsMutation,
  useGetOrganisationsByNameQuery,
  useDrawPuzzleMutation,
  useSolvePuzzleMutation,
  useLogOutMutation,
} = authApi;
