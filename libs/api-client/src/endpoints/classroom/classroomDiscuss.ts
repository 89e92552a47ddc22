import { classroomDiscussCalls } from '@cheese/domain/calls/classroom/classroomDiscuss';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ClassroomDiscussContract as C } from '@cheese/domain/contract/classroom/classroomDiscuss';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const list = { type: 'Discussion', id: 'LIST' } as const;

const classroomDiscussApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Discussion', 'Progress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getDiscussions: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(classroomDiscussCalls.list),
        providesTags: [list],
      }),
      getDiscussionDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(classroomDiscussCalls.detail),
        providesTags: (_discussion, _failure, { id }) => [{ type: 'Discussion', id }],
      }),
      locateDiscussion: build.query<Answers<C['locate']>, Asks<C['locate']>>({
        query: ask(classroomDiscussCalls.locate),
      }),
      publishDiscussion: build.mutation<Answers<C['publish']>, Asks<C['publish']>>({
        query: ask(classroomDiscussCalls.publish),
        invalidatesTags: [list, 'Progress'],
      }),
      editDiscussion: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(classroomDiscussCalls.edit),
        invalidatesTags: ['Discussion'],
      }),
      setDiscussionState: build.mutation<Answers<C['setState']>, Asks<C['setState']>>({
        query: ask(classroomDiscussCalls.setState),
        invalidatesTags: ['Discussion'],
      }),
      pinDiscussion: build.mutation<Answers<C['pin']>, Asks<C['pin']>>({
        query: ask(classroomDiscussCalls.pin),
        invalidatesTags: ['Discussion'],
      }),
      setBestAnswer: build.mutation<Answers<C['setBest']>, Asks<C['setBest']>>({
        query: ask(classroomDiscussCalls.setBest),
        invalidatesTags: ['Discussion'],
      }),
      removeDiscussion: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(classroomDiscussCalls.remove),
        invalidatesTags: [list, 'Progress'],
      }),
    }),
  });

export const {
  useGetDiscussionsQuery,
  useGetDiscussionDetailQuery,
  useLocateDiscussionQuery,
  usePublishDiscussionMutation,
  useEditDiscussionMutation,
  useSetDiscussionStateMutation,
  usePinDiscussionMutation,
  useSetBestAnswerMutation,
  useRemoveDiscussionMutation,
} = classroomDiscussApi;
