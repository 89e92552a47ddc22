import { userCalls } from '@cheese/domain/calls/people/user';
import { configureStore } from '@reduxjs/toolkit';
import { userApi } from '../endpoints/people/user';
import { fakeService } from '../testing/fakeService';
import { callMiddleware } from './callMiddleware';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * 60_000);

function aStore() {
  const service = fakeService();
  service.answers(userCalls.infoExtend, { name: '王芳' });
  const store = configureStore({
    reducer: { [userApi.reducerPath]: userApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: service.context } }).concat(
        callMiddleware(userApi, { error: () => undefined, warning: () => undefined }),
      ),
  });
  const { initiate, select } = userApi.endpoints.getUserInfor;
  return {
    open: () => store.dispatch(initiate()),
    known: () => select()(store.getState()).data?.name,
    timesAsked: () => service.asked.length,
  };
}

it('an answer is still known to who comes back after minutes, and asked for again behind it', async () => {
  const { open, known, timesAsked } = aStore();
  const visit = open();
  await visit;
  visit.unsubscribe();
  await pass(9);
  expect(known()).toBe('王芳');
  const next = open();
  expect(known()).toBe('王芳');
  await next;
  expect(timesAsked()).toBe(2);
});

it('an answer that is not a minute old is not asked for again', async () => {
  const { open, timesAsked } = aStore();
  await open();
  await pass(0.5);
  await open();
  expect(timesAsked()).toBe(1);
});

it('an answer that nobody came back for is forgotten', async () => {
  const { open, known } = aStore();
  const visit = open();
  await visit;
  visit.unsubscribe();
  await pass(11);
  expect(known()).toBeUndefined();
});
