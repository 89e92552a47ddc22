import { roamCalls } from '@cheese/domain/calls/content/roam';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { RoamContract as C } from '@cheese/domain/contract/content/roam';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const roamApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getRooms: build.query<Answers<C['rooms']>, Asks<C['rooms']>>({ query: ask(roamCalls.rooms) }),
    getHotspots: build.query<Answers<C['hotspots']>, Asks<C['hotspots']>>({
      query: ask(roamCalls.hotspots),
    }),
  }),
});

export const { useGetRoomsQuery, useGetHotspotsQuery } = roamApi;
