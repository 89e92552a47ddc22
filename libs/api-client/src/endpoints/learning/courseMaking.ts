import { courseMakingCalls as calls } from '@cheese/domain/calls/learning/courseMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CourseMakingContract as C } from '@cheese/domain/contract/learning/courseMaking';
import { ask } from '../../base';
import { unlessRefused } from '../../base/unlessRefused';
import { mainApi } from '../../mainApi';

/** Makers also see the course as learners do, so both views are refetched. */
const changes = { invalidatesTags: unlessRefused('MadeCourse', 'Progress') };

const courseMakingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['MadeCourse', 'Progress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMadeCourses: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(calls.list),
        providesTags: ['MadeCourse'],
      }),
      getMadeCourse: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(calls.detail),
        providesTags: ['MadeCourse'],
      }),
      createCourse: build.mutation<Answers<C['create']>, Asks<C['create']>>({
        query: ask(calls.create),
        ...changes,
      }),
      saveCourse: build.mutation<Answers<C['save']>, Asks<C['save']>>({
        query: ask(calls.save),
        ...changes,
      }),
      drawCourseCover: build.mutation<Answers<C['drawCover']>, Asks<C['drawCover']>>({
        query: ask(calls.drawCover),
      }),
      publishCourse: build.mutation<Answers<C['publish']>, Asks<C['publish']>>({
        query: ask(calls.publish),
        ...changes,
      }),
      withdrawCourse: build.mutation<Answers<C['withdraw']>, Asks<C['withdraw']>>({
        query: ask(calls.withdraw),
        ...changes,
      }),
      copyCourse: build.mutation<Answers<C['copy']>, Asks<C['copy']>>({
        query: ask(calls.copy),
        ...changes,
      }),
      removeCourse: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(calls.remove),
        ...changes,
      }),
      addCourseChapter: build.mutation<Answers<C['addChapter']>, Asks<C['addChapter']>>({
        query: ask(calls.addChapter),
        ...changes,
      }),
      saveCourseChapter: build.mutation<Answers<C['saveChapter']>, Asks<C['saveChapter']>>({
        query: ask(calls.saveChapter),
        ...changes,
      }),
      moveCourseChapter: build.mutation<Answers<C['moveChapter']>, Asks<C['moveChapter']>>({
        query: ask(calls.moveChapter),
        ...changes,
      }),
      removeCourseChapter: build.mutation<Answers<C['removeChapter']>, Asks<C['removeChapter']>>({
        query: ask(calls.removeChapter),
        ...changes,
      }),
      addCourseItem: build.mutation<Answers<C['addItem']>, Asks<C['addItem']>>({
        query: ask(calls.addItem),
        ...changes,
      }),
      getMadeItem: build.query<Answers<C['item']>, Asks<C['item']>>({
        query: ask(calls.item),
        providesTags: ['MadeCourse'],
      }),
      saveCourseItem: build.mutation<Answers<C['saveItem']>, Asks<C['saveItem']>>({
        query: ask(calls.saveItem),
        ...changes,
      }),
      moveCourseItem: build.mutation<Answers<C['moveItem']>, Asks<C['moveItem']>>({
        query: ask(calls.moveItem),
        ...changes,
      }),
      removeCourseItem: build.mutation<Answers<C['removeItem']>, Asks<C['removeItem']>>({
        query: ask(calls.removeItem),
        ...changes,
      }),
      restoreInCourse: build.mutation<Answers<C['restore']>, Asks<C['restore']>>({
        query: ask(calls.restore),
        ...changes,
      }),
    }),
  });

export const {
  useGetMadeCoursesQuery,
  useGetMadeCourseQuery,
  useCreateCourseMutation,
  useSaveCourseMutation,
  useDrawCourseCoverMutation,
  usePublishCourseMutation,
  useWithdrawCourseMutation,
  useCopyCourseMutation,
  useRemoveCourseMutation,
  useAddCourseChapterMutation,
  useSaveCourseChapterMutation,
  useMoveCourseChapterMutation,
  useRemoveCourseChapterMutation,
  useAddCourseItemMutation,
  useGetMadeItemQuery,
  useSaveCourseItemMutation,
  useMoveCourseItemMutation,
  useRemoveCourseItemMutation,
  useRestoreInCourseMutation,
} = courseMakingApi;
