import { courseOfferCalls } from '@cheese/domain/calls/learning/courseOffer';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CourseOfferContract as C } from '@cheese/domain/contract/learning/courseOffer';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const courseOfferApi = mainApi.enhanceEndpoints({ addTagTypes: ['CourseOffer'] }).injectEndpoints({
  endpoints: (build) => ({
    getCourseOffers: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(courseOfferCalls.list),
      providesTags: ['CourseOffer'],
    }),
    makeCourseOffer: build.mutation<Answers<C['make']>, Asks<C['make']>>({
      query: ask(courseOfferCalls.make),
      invalidatesTags: ['CourseOffer'],
    }),
    recallCourseOffer: build.mutation<Answers<C['recall']>, Asks<C['recall']>>({
      query: ask(courseOfferCalls.recall),
      invalidatesTags: ['CourseOffer'],
    }),
  }),
});

export const { useGetCourseOffersQuery, useMakeCourseOfferMutation, useRecallCourseOfferMutation } =
  courseOfferApi;
