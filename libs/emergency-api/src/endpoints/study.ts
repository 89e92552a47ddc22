import { ask } from '@cheese/api-client/base';
import { studyCalls } from '@cheese/domain/calls/emergency/study';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { StudyContract as C } from '@cheese/domain/contract/emergency/study';
import { emergencyApi } from '../emergencyApi';

const studyApi = emergencyApi
  .enhanceEndpoints({ addTagTypes: ['MyProgress', 'Situation'] })
  .injectEndpoints({
    endpoints: (build) => ({
      startStudy: build.mutation<Answers<C['start']>, Asks<C['start']>>({
        query: ask(studyCalls.start),
        extraOptions: { silent: true },
      }),
      endStudy: build.mutation<Answers<C['end']>, Asks<C['end']>>({
        query: ask(studyCalls.end),
        invalidatesTags: ['MyProgress', 'Situation'],
        extraOptions: { silent: true, outlives: true },
      }),
    }),
  });

export const { useStartStudyMutation, useEndStudyMutation } = studyApi;
