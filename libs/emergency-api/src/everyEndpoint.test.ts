/** @jest-environment node */
/// <reference types="node" />
import { join } from 'node:path';
import { askedCalls, cataloguedCalls } from '@cheese/api-client/testing/askedCalls';
import { catalogue } from '@cheese/domain/catalogue';
import { emergencyApi } from './emergencyApi';

it('every call of the emergency service is one endpoint, and every endpoint is one call', async () => {
  const asked = await askedCalls(emergencyApi, join(__dirname, 'endpoints'));
  expect(asked.sort()).toEqual(cataloguedCalls(catalogue.emergency).sort());
});
