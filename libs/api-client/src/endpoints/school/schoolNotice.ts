import { schoolNoticeCalls } from '@cheese/domain/calls/school/schoolNotice';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SchoolNoticeContract as C } from '@cheese/domain/contract/school/schoolNotice';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const schoolNoticeApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['SchoolNotices'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSchoolNotices: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(schoolNoticeCalls.list),
        providesTags: ['SchoolNotices'],
      }),
      getSchoolNotice: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(schoolNoticeCalls.detail),
        providesTags: ['SchoolNotices'],
      }),
      getNoticeGroups: build.query<Answers<C['groups']>, Asks<C['groups']>>({
        query: ask(schoolNoticeCalls.groups),
      }),
      countNoticeRecipients: build.query<Answers<C['count']>, Asks<C['count']>>({
        query: ask(schoolNoticeCalls.count),
        extraOptions: { silent: true },
      }),
      addSchoolNotice: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(schoolNoticeCalls.add),
        invalidatesTags: ['SchoolNotices'],
      }),
      editSchoolNotice: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(schoolNoticeCalls.edit),
        invalidatesTags: ['SchoolNotices'],
      }),
      removeSchoolNotice: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(schoolNoticeCalls.remove),
        invalidatesTags: ['SchoolNotices'],
      }),
      withdrawSchoolNotice: build.mutation<Answers<C['withdraw']>, Asks<C['withdraw']>>({
        query: ask(schoolNoticeCalls.withdraw),
        invalidatesTags: ['SchoolNotices'],
      }),
      getNoticeReaders: build.query<Answers<C['readers']>, Asks<C['readers']>>({
        query: ask(schoolNoticeCalls.readers),
        providesTags: ['SchoolNotices'],
      }),
      exportNoticeReaders: build.mutation<Answers<C['exportReaders']>, Asks<C['exportReaders']>>({
        query: ask(schoolNoticeCalls.exportReaders),
      }),
    }),
  });

export const {
  useGetSchoolNoticesQuery,
  useGetSchoolNoticeQuery,
  useGetNoticeGroupsQuery,
  useCountNoticeRecipientsQuery,
  useAddSchoolNoticeMutation,
  useEditSchoolNoticeMutation,
  useRemoveSchoolNoticeMutation,
  useWithdrawSchoolNoticeMutation,
  useGetNoticeReadersQuery,
  useExportNoticeReadersMutation,
} = schoolNoticeApi;
