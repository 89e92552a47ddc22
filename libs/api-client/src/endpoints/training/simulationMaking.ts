import { simulationMakingCalls as calls } from '@cheese/domain/calls/training/simulationMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SimulationMakingContract as C } from '@cheese/domain/contract/training/simulationMaking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const simulationMakingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Simulations', 'Owned'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOwnSimulations: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(calls.list),
        providesTags: ['Simulations'],
      }),
      getOwnSimulation: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(calls.detail),
        providesTags: ['Simulations'],
        extraOptions: { vital: true },
      }),
      addSimulation: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(calls.add),
        invalidatesTags: ['Simulations'],
      }),
      editSimulation: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(calls.edit),
        // Also after a conflict: the user must see what another saved.
        invalidatesTags: ['Simulations', 'Owned'],
      }),
      showSimulation: build.mutation<Answers<C['show']>, Asks<C['show']>>({
        query: ask(calls.show),
        invalidatesTags: ['Simulations', 'Owned'],
      }),
      getSimulationLoss: build.query<Answers<C['loss']>, Asks<C['loss']>>({
        query: ask(calls.loss),
      }),
      removeSimulation: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(calls.remove),
        invalidatesTags: ['Simulations', 'Owned'],
      }),
    }),
  });

export const {
  useGetOwnSimulationsQuery,
  useGetOwnSimulationQuery,
  useAddSimulationMutation,
  useEditSimulationMutation,
  useShowSimulationMutation,
  useGetSimulationLossQuery,
  useRemoveSimulationMutation,
} = simulationMakingApi;
