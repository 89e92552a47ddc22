import { slideGazeCalls } from '@cheese/domain/calls/slides/slideGaze';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideGazeContract as C } from '@cheese/domain/contract/slides/slideGaze';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideGazeApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    // Silent: tracking must not disturb the viewer.
    tellSlideGaze: build.mutation<Answers<C['tell']>, Asks<C['tell']>>({
      query: ask(slideGazeCalls.tell),
      extraOptions: { silent: true },
    }),
    getSlideGaze: build.query<Answers<C['map']>, Asks<C['map']>>({
      query: ask(slideGazeCalls.map),
    }),
    getSlideWatchers: build.query<Answers<C['watchers']>, Asks<C['watchers']>>({
      query: ask(slideGazeCalls.watchers),
    }),
  }),
});

export const { useTellSlideGazeMutation, useGetSlideGazeQuery, useGetSlideWatchersQuery } =
  slideGazeApi;
