import { createApi } from '@reduxjs/toolkit/query/react';
import { callBaseQuery, keptAnswers } from './base';

/** The main site's catalogue, still empty: each file under endpoints/ injects its own resource. */
export const mainApi = createApi({
  reducerPath: 'mainApi',
  baseQuery: callBaseQuery,
  ...keptAnswers,
  endpoints: () => ({}),
});
