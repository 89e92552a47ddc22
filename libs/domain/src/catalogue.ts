/**
 * Every call of both services with its contract, by resource. For the server and for tools: a
 * browser takes one resource at a time, and contracts as types only.
 */
import type { Calls } from './calls/call';
import { resourceCalls } from './calls/emergency/resource';
import { newsCalls } from './calls/news';
import type { ServiceName } from './calls/services';
import type { CallContract } from './contract/call';
import { resourceContract } from './contract/emergency/resource';
import { newsContract } from './contract/news';

export interface Resource {
  calls: Calls;
  contract: Record<string, CallContract>;
}

export const catalogue = {
  main: {
    news: { calls: newsCalls, contract: newsContract },
  },
  emergency: {
    resource: { calls: resourceCalls, contract: resourceContract },
  },
} satisfies Record<ServiceName, Record<string, Resource>>;
