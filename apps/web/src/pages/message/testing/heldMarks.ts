import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { noticeCalls } from '@cheese/domain/calls/people/notice';
import type { AxiosAdapter } from 'axios';

/**
 * Holds back each request that marks a notice until the test releases it; the requests are in
 * `sent`.
 */
export function heldMarks({ context: { http } }: FakeService) {
  const sent: { status: number; letGo: () => void }[] = [];
  const wire = http.defaults.adapter as AxiosAdapter;
  http.defaults.adapter = async (config) => {
    if (config.url === `/${noticeCalls.setStatus.path}`) {
      const { status } = JSON.parse(String(config.data)) as { status: number };
      await new Promise<void>((letGo) => sent.push({ status, letGo }));
    }
    return wire(config);
  };
  return sent;
}
