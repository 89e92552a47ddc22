import type { FakeService } from '@cheese/api-client/testing/fakeService';
import type { Call } from '@cheese/domain/calls/call';

/** Holds the first request of a call until `letGo` is called. */
export function holdOnce({ context: { http } }: FakeService, { method, path }: Call) {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((isHeld) => {
    const id = http.interceptors.request.use(async (config) => {
      if (config.url !== `/${path}` || config.method?.toUpperCase() !== method) return config;
      http.interceptors.request.eject(id);
      await new Promise<void>((go) => {
        letGo = go;
        isHeld();
      });
      return config;
    });
  });
  return { held, letGo: () => letGo() };
}
