/** @jest-environment node */
import { join } from 'node:path';
import { catalogue } from '@cheese/domain/catalogue';
import { mainApi } from './mainApi';
import { askedCalls, cataloguedCalls } from './testing/askedCalls';
import { endpointKinds } from './testing/endpointKinds';
import { kinds } from './testing/kinds';
import { callFiles, endpointFiles } from './testing/endpointFiles';

const endpoints = join(__dirname, 'endpoints');

it('every call of the main service is one endpoint, and every endpoint is one call', async () => {
  const asked = await askedCalls(mainApi, endpoints);
  expect(asked.sort()).toEqual(cataloguedCalls(catalogue.main).sort());
});

const found = () => endpointKinds(mainApi, endpoints);

it('what is changed is asked again by somebody, and what is asked again is changed by somebody', async () => {
  const { provided, invalidated } = await found();
  expect([...provided].toSorted()).toEqual([...invalidated].toSorted());
});

it('each endpoint is silent, vital or asked again as it is written down', async () => {
  expect((await found()).kinds).toEqual(kinds);
});

it('endpoints stand where their calls stand', () => {
  const calls = callFiles((wing) => wing !== 'emergency');
  expect(endpointFiles(endpoints)).toEqual(calls.map((file) => ({ file, asked: [file] })));
});
