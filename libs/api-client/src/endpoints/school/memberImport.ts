import { memberImportCalls as calls } from '@cheese/domain/calls/school/memberImport';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { MemberImportContract as C } from '@cheese/domain/contract/school/memberImport';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const memberImportApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['MemberImport'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMemberTemplate: build.query<Answers<C['template']>, Asks<C['template']>>({
        query: ask(calls.template),
      }),
      getLeavingGroups: build.query<Answers<C['groups']>, Asks<C['groups']>>({
        query: ask(calls.groups),
        providesTags: ['MemberImport'],
      }),
      // What is wrong with a file stands beside it.
      previewMembers: build.mutation<Answers<C['preview']>, Asks<C['preview']>>({
        query: ask(calls.preview),
        extraOptions: { silent: true },
        invalidatesTags: ['MemberImport'],
      }),
      previewLeaving: build.mutation<Answers<C['leave']>, Asks<C['leave']>>({
        query: ask(calls.leave),
        extraOptions: { silent: true },
        invalidatesTags: ['MemberImport'],
      }),
      previewLeavingFile: build.mutation<Answers<C['leaveByFile']>, Asks<C['leaveByFile']>>({
        query: ask(calls.leaveByFile),
        extraOptions: { silent: true },
        invalidatesTags: ['MemberImport'],
      }),
      getMemberImports: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(calls.list),
        providesTags: ['MemberImport'],
      }),
      exportMemberImports: build.mutation<Answers<C['export']>, Asks<C['export']>>({
        query: ask(calls.export),
      }),
      getMemberImport: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(calls.detail),
        providesTags: ['MemberImport'],
      }),
      getMemberImportRows: build.query<Answers<C['rows']>, Asks<C['rows']>>({
        query: ask(calls.rows),
        providesTags: ['MemberImport'],
      }),
      getFaultyMembers: build.query<Answers<C['faulty']>, Asks<C['faulty']>>({
        query: ask(calls.faulty),
      }),
      // Refused or not, the preview may be another one now.
      confirmMembers: build.mutation<Answers<C['confirm']>, Asks<C['confirm']>>({
        query: ask(calls.confirm),
        invalidatesTags: ['MemberImport'],
      }),
      renewMemberPasswords: build.mutation<Answers<C['renewPasswords']>, Asks<C['renewPasswords']>>(
        {
          query: ask(calls.renewPasswords),
          invalidatesTags: ['MemberImport'],
        },
      ),
      undoMembers: build.mutation<Answers<C['undo']>, Asks<C['undo']>>({
        query: ask(calls.undo),
        invalidatesTags: ['MemberImport'],
      }),
      cancelMembers: build.mutation<Answers<C['cancel']>, Asks<C['cancel']>>({
        query: ask(calls.cancel),
        invalidatesTags: ['MemberImport'],
      }),
    }),
  });

export const {
  useLazyGetMemberTemplateQuery,
  useGetLeavingGroupsQuery,
  usePreviewMembersMutation,
  usePreviewLeavingMutation,
  usePreviewLeavingFileMutation,
  useGetMemberImportsQuery,
  useExportMemberImportsMutation,
  useGetMemberImportQuery,
  useGetMemberImportRowsQuery,
  useLazyGetFaultyMembersQuery,
  useConfirmMembersMutation,
  useRenewMemberPasswordsMutation,
  useUndoMembersMutation,
  useCancelMembersMutation,
} = memberImportApi;
