import { drillCalls as calls } from '@cheese/domain/calls/training/drill';
import { configureStore } from '@reduxjs/toolkit';
import { callMiddleware } from './base';
import { drillApi } from './endpoints/training/drill';
import { fakeService } from './testing/fakeService';

/** Lets what follows an answer come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const { answerDrillStep, getCurrentDrill, startDrill } = drillApi.endpoints;

it('knows how a run stands from its beginning and from each step, without asking', async () => {
  const service = fakeService();
  const store = configureStore({
    reducer: { [drillApi.reducerPath]: drillApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: service.context } }).concat(
        callMiddleware(drillApi, { error: () => undefined, warning: () => undefined }),
      ),
  });
  const stands = () => getCurrentDrill.select({ drillId: 7 })(store.getState()).data;
  service.answers(calls.start, { id: 7, number: 1 });
  await store.dispatch(startDrill.initiate({ scenarioId: 3, mode: 'test' }));
  await settle();
  expect(stands()).toEqual({ id: 7, number: 1 });
  service.answers(calls.answer, { id: 7, number: 2 });
  const choice = { kind: 'chosen' as const, ids: ['1'] };
  await store.dispatch(answerDrillStep.initiate({ drillId: 7, number: 1, choice }));
  await settle();
  expect(stands()).toEqual({ id: 7, number: 2 });
  expect(service.asked.filter((url) => url.includes('current'))).toEqual([]);
});
