import { schoolProfileCalls as calls } from '@cheese/domain/calls/school/schoolProfile';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SchoolProfileContract as C } from '@cheese/domain/contract/school/schoolProfile';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

/** The school's name stands with the person who is signed in. */
const tags = ['SchoolProfile', 'Me'] as const;

const schoolProfileApi = mainApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    getSchoolProfile: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(calls.detail),
      providesTags: ['SchoolProfile'],
    }),
    editSchoolProfile: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(calls.edit),
      invalidatesTags: [...tags],
    }),
    changeSchoolLogo: build.mutation<Answers<C['logo']>, Asks<C['logo']>>({
      query: ask(calls.logo),
      invalidatesTags: [...tags],
    }),
  }),
});

export const {
  useGetSchoolProfileQuery,
  useEditSchoolProfileMutation,
  useChangeSchoolLogoMutation,
} = schoolProfileApi;
