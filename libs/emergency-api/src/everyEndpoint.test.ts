/** @jest-environment node */
/// <reference types="node" />
import { join } from 'node:path';
import { askedCalls, cataloguedCalls } from '@cheese/api-client/testing/askedCalls';
import { endpointKinds } from '@cheese/api-client/testing/endpointKinds';
import { callFiles, endpointFiles } from '@cheese/api-client/testing/endpointFiles';
import { catalogue } from '@cheese/domain/catalogue';
import { emergencyApi } from './emergencyApi';
import { kinds } from './testing/kinds';

const endpoints = join(__dirname, 'endpoints');

it('every call of the emergency service is one endpoint, and every endpoint is one call', async () => {
  const asked = await askedCalls(emergencyApi, endpoints);
  expect(asked.sort()).toEqual(cataloguedCalls(catalogue.emergency).sort());
});

const found = () => endpointKinds(emergencyApi, endpoints);

it('what is changed is asked again by somebody, and what is asked again is changed by somebody', async () => {
  const { provided, invalidated } = await found();
  expect([...provided].toSorted()).toEqual([...invalidated].toSorted());
});

it('each endpoint is silent, vital or asked again as it is written down', async () => {
  expect((await found()).kinds).toEqual(kinds);
});

it('endpoints stand where their calls stand', () => {
  const calls = callFiles((wing) => wing === 'emergency');
  const expected = calls.map((call) => ({ file: call.replace('emergency/', ''), asked: [call] }));
  expect(endpointFiles(endpoints)).toEqual(expected);
});
