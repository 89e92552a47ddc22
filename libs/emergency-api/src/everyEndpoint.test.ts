/** @jest-environment node */
/// <reference types="node" />
import { join } from 'node:path';
import { askedCalls, cataloguedCalls } from '@cheese/api-client/testing/askedCalls';
import { callFiles, endpointFiles } from '@cheese/api-client/testing/endpointFiles';
import { catalogue } from '@cheese/domain/catalogue';
import { emergencyApi } from './emergencyApi';

const endpoints = join(__dirname, 'endpoints');

it('every call of the emergency service is one endpoint, and every endpoint is one call', async () => {
  const asked = await askedCalls(emergencyApi, endpoints);
  expect(asked.sort()).toEqual(cataloguedCalls(catalogue.emergency).sort());
});

it('endpoints stand where their calls stand', () => {
  const calls = callFiles((wing) => wing === 'emergency');
  const expected = calls.map((call) => ({ file: call.replace('emergency/', ''), asked: [call] }));
  expect(endpointFiles(endpoints)).toEqual(expected);
});
