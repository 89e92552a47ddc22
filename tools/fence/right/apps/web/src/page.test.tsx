// A test may use testing helpers and Node.
import { readFileSync } from 'node:fs';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { renderPage } from './testing/renderPage';
