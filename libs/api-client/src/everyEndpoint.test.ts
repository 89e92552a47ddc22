/** @jest-environment node */
import { join } from 'node:path';
import { catalogue } from '@cheese/domain/catalogue';
import { mainApi } from './mainApi';
import { askedCalls, cataloguedCalls } from './testing/askedCalls';
import { callFiles, endpointFiles } from './testing/endpointFiles';

const endpoints = join(__dirname, 'endpoints');

it('every call of the main service is one endpoint, and every endpoint is one call', async () => {
  const asked = await askedCalls(mainApi, endpoints);
  expect(asked.sort()).toEqual(cataloguedCalls(catalogue.main).sort());
});

it('endpoints stand where their calls stand', () => {
  const calls = callFiles((wing) => wing !== 'emergency');
  expect(endpointFiles(endpoints)).toEqual(calls.map((file) => ({ file, asked: [file] })));
});
