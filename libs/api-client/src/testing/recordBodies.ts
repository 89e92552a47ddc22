import type { FakeService } from './fakeService';

/** Records address and body of each call from now on, in order. */
export function recordBodies(service: FakeService) {
  const bodies: [string, unknown][] = [];
  service.context.http.interceptors.request.use((config) => {
    bodies.push([config.url?.slice(1) ?? '', config.data]);
    return config;
  });
  return (path: string) => bodies.filter(([url]) => url === path).map(([, body]) => body);
}
