import { bankManageCalls } from '@cheese/domain/calls/exam/bankManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { BankManageContract as C } from '@cheese/domain/contract/exam/bankManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

/** A step in a bank changes its list, its tree, its questions and what is said of them. */
const changed = ['Bank', 'BankQuestion'] as const;

const bankManageApi = mainApi.enhanceEndpoints({ addTagTypes: changed }).injectEndpoints({
  endpoints: (build) => ({
    getManagedBanks: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(bankManageCalls.list),
      providesTags: ['Bank'],
    }),
    getManagedBank: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(bankManageCalls.detail),
      providesTags: ['Bank'],
    }),
    createBank: build.mutation<Answers<C['create']>, Asks<C['create']>>({
      query: ask(bankManageCalls.create),
      invalidatesTags: [...changed],
    }),
    editBank: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(bankManageCalls.edit),
      invalidatesTags: [...changed],
    }),
    archiveBank: build.mutation<Answers<C['archive']>, Asks<C['archive']>>({
      query: ask(bankManageCalls.archive),
      invalidatesTags: [...changed],
    }),
    addChapter: build.mutation<Answers<C['addChapter']>, Asks<C['addChapter']>>({
      query: ask(bankManageCalls.addChapter),
      invalidatesTags: [...changed],
    }),
    renameChapter: build.mutation<Answers<C['renameChapter']>, Asks<C['renameChapter']>>({
      query: ask(bankManageCalls.renameChapter),
      invalidatesTags: [...changed],
    }),
    moveChapter: build.mutation<Answers<C['moveChapter']>, Asks<C['moveChapter']>>({
      query: ask(bankManageCalls.moveChapter),
      invalidatesTags: [...changed],
    }),
    removeChapter: build.mutation<Answers<C['removeChapter']>, Asks<C['removeChapter']>>({
      query: ask(bankManageCalls.removeChapter),
      invalidatesTags: [...changed],
    }),
  }),
});

export const {
  useGetManagedBanksQuery,
  useGetManagedBankQuery,
  useCreateBankMutation,
  useEditBankMutation,
  useArchiveBankMutation,
  useAddChapterMutation,
  useRenameChapterMutation,
  useMoveChapterMutation,
  useRemoveChapterMutation,
} = bankManageApi;
