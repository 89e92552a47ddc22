/** @jest-environment node */
/// <reference types="node" />
import { join } from 'node:path';
import { askedCalls, cataloguedCalls } from '@cheese/api-client/testing/askedCalls';
import { catalogue } from '@cheese/domain/catalogue';

it('every call of the emergency service is one endpoint, and every endpoint is one call', () => {
  const asked = askedCalls(join(__dirname, 'endpoints'));
  expect([...asked].sort()).toEqual([...cataloguedCalls(catalogue.emergency)].sort());
});
