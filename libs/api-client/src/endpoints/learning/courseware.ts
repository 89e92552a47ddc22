import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CoursewareContract as C } from '@cheese/domain/contract/learning/courseware';
import { ask, askLeaving, type Leaving } from '../../base';
import { mainApi } from '../../mainApi';

export const coursewareApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Owned', 'Progress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCoursewareList: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(coursewareCalls.list),
        providesTags: ['Owned', 'Progress'],
      }),
      getCoursewareDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(coursewareCalls.detail),
        providesTags: ['Owned'],
        // Not cached: it holds the progress, and its file addresses expire.
        keepUnusedDataFor: 0,
        // Asked for ahead, it may never be opened; where it is shown, its place says that it failed.
        extraOptions: { silent: true },
      }),
      // It is said beside the directory, which stands without it.
      getSoldApart: build.query<Answers<C['soldApart']>, Asks<C['soldApart']>>({
        query: ask(coursewareCalls.soldApart),
        providesTags: ['Owned'],
        extraOptions: { silent: true },
      }),
      getCoursewareProgress: build.query<Answers<C['progress']>, Asks<C['progress']>>({
        query: ask(coursewareCalls.progress),
        providesTags: ['Progress'],
      }),
      startCoursewareLearn: build.mutation<Answers<C['learnStart']>, Asks<C['learnStart']>>({
        query: ask(coursewareCalls.learnStart),
        extraOptions: { silent: true },
      }),
      // Sent with keepalive, because the page may be closing.
      endCoursewareLearn: build.mutation<Answers<C['learnEnd']>, Asks<C['learnEnd']> & Leaving>({
        query: askLeaving(coursewareCalls.learnEnd),
        extraOptions: { silent: true },
      }),
      refreshCoursewareLearn: build.mutation<Answers<C['learnRefresh']>, Asks<C['learnRefresh']>>({
        query: ask(coursewareCalls.learnRefresh),
        extraOptions: { silent: true },
      }),
    }),
  });

export const {
  useGetCoursewareListQuery,
  useGetCoursewareDetailQuery,
  useGetSoldApartQuery,
  useGetCoursewareProgressQuery,
  useStartCoursewareLearnMutation,
  useEndCoursewareLearnMutation,
  useRefreshCoursewareLearnMutation,
} = coursewareApi;
