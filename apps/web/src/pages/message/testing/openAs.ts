import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { renderSite } from '../../../testing/renderPage';

export function openAs(address: string, service: FakeService) {
  document.cookie = 'cheese-token-test=a-token; path=/';
  return renderSite(address, service);
}
