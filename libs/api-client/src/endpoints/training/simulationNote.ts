import { simulationNoteCalls } from '@cheese/domain/calls/training/simulationNote';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SimulationNoteContract as C } from '@cheese/domain/contract/training/simulationNote';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const simulationNoteApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['SimulationNote'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSimulationNotes: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(simulationNoteCalls.list),
        providesTags: ['SimulationNote'],
        // The list shows the failure itself.
        extraOptions: { silent: true },
      }),
      addSimulationNote: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(simulationNoteCalls.add),
        invalidatesTags: ['SimulationNote'],
      }),
      editSimulationNote: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(simulationNoteCalls.edit),
        invalidatesTags: ['SimulationNote'],
      }),
      removeSimulationNote: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(simulationNoteCalls.remove),
        invalidatesTags: ['SimulationNote'],
      }),
    }),
  });

export const {
  useGetSimulationNotesQuery,
  useAddSimulationNoteMutation,
  useEditSimulationNoteMutation,
  useRemoveSimulationNoteMutation,
} = simulationNoteApi;
