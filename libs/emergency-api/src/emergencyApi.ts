import { callBaseQuery, keptAnswers } from '@cheese/api-client/base';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The emergency centre's catalogue, still empty: each file under endpoints/ injects its own. */
export const emergencyApi = createApi({
  reducerPath: 'emergencyApi',
  baseQuery: callBaseQuery,
  ...keptAnswers,
  endpoints: () => ({}),
});
