import { studyTrackingCalls } from '@cheese/domain/calls/learning/studyTracking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { StudyTrackingContract as C } from '@cheese/domain/contract/learning/studyTracking';
import { ask, askLeaving, type Leaving } from '../../base';
import { mainApi } from '../../mainApi';

const studyTrackingApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    startStudy: build.mutation<Answers<C['start']>, Asks<C['start']>>({
      query: ask(studyTrackingCalls.start),
      extraOptions: { silent: true },
    }),
    endStudy: build.mutation<Answers<C['end']>, Asks<C['end']>>({
      query: ask(studyTrackingCalls.end),
      extraOptions: { silent: true },
    }),
    startProductStudy: build.mutation<Answers<C['startProduct']>, Asks<C['startProduct']>>({
      query: ask(studyTrackingCalls.startProduct),
      extraOptions: { silent: true },
    }),
    endProductStudy: build.mutation<Answers<C['endProduct']>, Asks<C['endProduct']> & Leaving>({
      query: askLeaving(studyTrackingCalls.endProduct),
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useStartStudyMutation,
  useEndStudyMutation,
  useStartProductStudyMutation,
  useEndProductStudyMutation,
} = studyTrackingApi;
