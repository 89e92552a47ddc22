import { commentCalls } from '@cheese/domain/calls/learning/comment';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CommentContract as C } from '@cheese/domain/contract/learning/comment';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const commentApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Comment', 'CourseRating', 'Discussion', 'Progress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getComments: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(commentCalls.list),
        providesTags: ['Comment'],
      }),
      getReplies: build.query<Answers<C['replies']>, Asks<C['replies']>>({
        query: ask(commentCalls.replies),
        providesTags: ['Comment'],
      }),
      addComment: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(commentCalls.add),
        invalidatesTags: ['Comment', 'Discussion', 'Progress'],
      }),
      addReply: build.mutation<Answers<C['reply']>, Asks<C['reply']>>({
        query: ask(commentCalls.reply),
        invalidatesTags: ['Comment', 'Discussion', 'Progress'],
      }),
      editComment: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(commentCalls.edit),
        invalidatesTags: ['Comment', 'Discussion'],
      }),
      setCommentState: build.mutation<Answers<C['setState']>, Asks<C['setState']>>({
        query: ask(commentCalls.setState),
        invalidatesTags: ['Comment', 'Discussion'],
      }),
      likeComment: build.mutation<Answers<C['like']>, Asks<C['like']>>({
        query: ask(commentCalls.like),
        invalidatesTags: ['Comment'],
      }),
      pinComment: build.mutation<Answers<C['pin']>, Asks<C['pin']>>({
        query: ask(commentCalls.pin),
        invalidatesTags: ['Comment'],
      }),
      getCourseRating: build.query<Answers<C['rating']>, Asks<C['rating']>>({
        query: ask(commentCalls.rating),
        providesTags: ['CourseRating'],
        extraOptions: { silent: true },
      }),
      rateCourse: build.mutation<Answers<C['rate']>, Asks<C['rate']>>({
        query: ask(commentCalls.rate),
        invalidatesTags: ['Comment', 'CourseRating'],
      }),
      removeComment: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(commentCalls.remove),
        invalidatesTags: ['Comment', 'Discussion', 'Progress'],
      }),
    }),
  });

export const {
  useGetCommentsQuery,
  useGetRepliesQuery,
  useAddCommentMutation,
  useAddReplyMutation,
  useEditCommentMutation,
  useSetCommentStateMutation,
  useLikeCommentMutation,
  usePinCommentMutation,
  useGetCourseRatingQuery,
  useRateCourseMutation,
  useRemoveCommentMutation,
} = commentApi;
