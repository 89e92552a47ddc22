// Testing helpers, one's own too, are for tests, and so is Node.
import { fakeService } from './testing/fakeService';
import { world } from '@cheese/domain/testing/world';
export const lazyService = () => import('./testing/fakeService');
export const lazyFiles = () => import('node:fs');
