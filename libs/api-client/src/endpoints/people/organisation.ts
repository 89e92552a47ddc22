import { organisationCalls } from '@cheese/domain/calls/people/organisation';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { OrganisationContract as C } from '@cheese/domain/contract/people/organisation';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const organisationApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getOrganisationPage: build.query<Answers<C['main']>, Asks<C['main']>>({
      query: ask(organisationCalls.main),
    }),
  }),
});

export const { useGetOrganisationPageQuery } = organisationApi;
