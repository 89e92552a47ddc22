import { classroomNoticeCalls } from '@cheese/domain/calls/classroom/classroomNotice';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ClassroomNoticeContract as C } from '@cheese/domain/contract/classroom/classroomNotice';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const list = { type: 'ClassNotice', id: 'LIST' } as const;
const tagged = mainApi.enhanceEndpoints({ addTagTypes: ['ClassNotice', 'Notice'] });

export const classroomNoticeApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getClassNotices: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(classroomNoticeCalls.list),
      providesTags: [list],
    }),
    getClassNoticeDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(classroomNoticeCalls.detail),
      providesTags: (_notice, _failure, { id }) => [{ type: 'ClassNotice', id }],
      // Opening a notice marks it as read, in the list and in the bell.
      onQueryStarted: async (_asks, { dispatch, queryFulfilled }) => {
        const isRead = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isRead) dispatch(tagged.util.invalidateTags([list, 'Notice']));
      },
    }),
    publishClassNotice: build.mutation<Answers<C['publish']>, Asks<C['publish']>>({
      query: ask(classroomNoticeCalls.publish),
      invalidatesTags: ['ClassNotice'],
    }),
    editClassNotice: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(classroomNoticeCalls.edit),
      invalidatesTags: ['ClassNotice'],
    }),
    pinClassNotice: build.mutation<Answers<C['pin']>, Asks<C['pin']>>({
      query: ask(classroomNoticeCalls.pin),
      invalidatesTags: (_done, _failure, { id }) => [list, { type: 'ClassNotice', id }],
    }),
    removeClassNotice: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(classroomNoticeCalls.remove),
      invalidatesTags: [list],
    }),
  }),
});

export const {
  useGetClassNoticesQuery,
  useGetClassNoticeDetailQuery,
  usePublishClassNoticeMutation,
  useEditClassNoticeMutation,
  usePinClassNoticeMutation,
  useRemoveClassNoticeMutation,
} = classroomNoticeApi;
