import { fakeService } from '@cheese/api-client/testing/fakeService';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import { configureStore } from '@reduxjs/toolkit';
import { emergencyApi } from '../emergencyApi';
import { resourceApi } from './resource';

it('asks the shelf by category and answers what stands there', async () => {
  const service = fakeService();
  service.answers(resourceCalls.ground, []);
  const store = configureStore({
    reducer: { [emergencyApi.reducerPath]: emergencyApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: service.context } }).concat(emergencyApi.middleware),
  });
  const asked = resourceApi.endpoints.getGroundResources.initiate({ category: 1 });
  expect((await store.dispatch(asked)).data).toEqual([]);
  expect(service.asked).toEqual(['/resource/v1/ground?category=1']);
});
