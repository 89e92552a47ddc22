/** @jest-environment node */
import { join } from 'node:path';
import { catalogue } from '@cheese/domain/catalogue';
import { mainApi } from './mainApi';
import { askedCalls, cataloguedCalls } from './testing/askedCalls';

it('every call of the main service is one endpoint, and every endpoint is one call', async () => {
  const asked = await askedCalls(mainApi, join(__dirname, 'endpoints'));
  expect(asked.sort()).toEqual(cataloguedCalls(catalogue.main).sort());
});
