/** @jest-environment node */
/// <reference types="node" />
import { join } from 'node:path';
import { askedCalls, cataloguedCalls } from '@cheese/api-client/testing/askedCalls';
import { endpointKinds } from '@cheese/api-client/testing/endpointKinds';
import { catalogue } from '@cheese/domain/catalogue';
import { emergencyApi } from './emergencyApi';
import { kinds } from './testing/kinds';

it('every call of the emergency service is one endpoint, and every endpoint is one call', async () => {
  const asked = await askedCalls(emergencyApi, join(__dirname, 'endpoints'));
  expect(asked.sort()).toEqual(cataloguedCalls(catalogue.emergency).sort());
});

const found = () => endpointKinds(emergencyApi, join(__dirname, 'endpoints'));

it('what is changed is asked again by somebody, and what is asked again is changed by somebody', async () => {
  const { provided, invalidated } = await found();
  expect([...provided].toSorted()).toEqual([...invalidated].toSorted());
});

it('each endpoint is silent, vital or asked again as it is written down', async () => {
  expect((await found()).kinds).toEqual(kinds);
});
