import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { renderPage } from '../../../testing/renderPage';

/** Opens a page as somebody who is signed in. */
export function openAs(address: string, service: FakeService) {
  document.cookie = 'cheese-token-test=a-token; path=/';
  return renderPage(address, service);
}
