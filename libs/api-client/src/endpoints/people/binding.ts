import { bindingCalls } from '@cheese/domain/calls/people/binding';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { BindingContract as C } from '@cheese/domain/contract/people/binding';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const bindingApi = mainApi.enhanceEndpoints({ addTagTypes: ['Binding'] }).injectEndpoints({
  endpoints: (build) => ({
    getBindings: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(bindingCalls.list),
      providesTags: ['Binding'],
    }),
    removeBinding: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(bindingCalls.remove),
      invalidatesTags: ['Binding'],
    }),
  }),
});

export const { useGetBindingsQuery, useRemoveBindingMutation } = bindingApi;
