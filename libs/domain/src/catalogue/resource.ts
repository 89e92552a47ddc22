import type { Calls } from '../calls/call';
import type { CallContract } from '../contract/call';

export interface Resource {
  calls: Calls;
  contract: Record<string, CallContract>;
}

export type Resources = Record<string, Resource>;
