import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { aTrainee } from './aPerson';
import { openAs } from './openAs';

/** Opens an address as a trainee. */
export const learn = (address: string, prepare: (service: FakeService) => void) =>
  openAs(aTrainee, address, prepare);
