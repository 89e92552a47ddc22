import { bulletCommentCalls as calls } from '@cheese/domain/calls/training/bulletComment';
import { configureStore } from '@reduxjs/toolkit';
import { callMiddleware } from './base';
import { bulletCommentApi } from './endpoints/training/bulletComment';
import { mainApi } from './mainApi';
import { fakeService } from './testing/fakeService';

const { getBulletBlocks, keepBulletBlocks } = bulletCommentApi.endpoints;

const before = { words: ['广告'], senders: [{ id: 2, text: '卖药' }], places: [] };

async function aStore() {
  const service = fakeService();
  const store = configureStore({
    reducer: { [bulletCommentApi.reducerPath]: bulletCommentApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: service.context } }).concat(
        callMiddleware(mainApi, { error: () => undefined, warning: () => undefined }),
      ),
  });
  service.answers(calls.blocks, before);
  await store.dispatch(getBulletBlocks.initiate());
  const shown = () => getBulletBlocks.select()(store.getState()).data;
  return { service, store, shown };
}

it('shows who was forgiven before the save has been answered', async () => {
  const { service, store, shown } = await aStore();
  const after = { ...before, senders: [] };
  service.answers(calls.keepBlocks, after);
  const saving = store.dispatch(keepBulletBlocks.initiate(after));
  expect(shown()).toEqual(after);
  await saving;
});

it('takes it back where the save failed', async () => {
  const { store, shown } = await aStore();
  await store.dispatch(keepBulletBlocks.initiate({ ...before, senders: [] }));
  expect(shown()).toEqual(before);
});
