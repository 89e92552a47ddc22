import { buildApp } from '../../apps/server/src/app';
import { everyModule } from '../../apps/server/src/modules/modules';
import { systemClock } from '../../apps/server/src/ports/clock';

/** The calls that the server implements, as `METHOD /whole/path`, without calling them. */
export async function builtCalls(): Promise<Set<string>> {
  const built = new Set<string>();
  const nothing = () => Promise.reject(new Error('no call is made'));
  const app = buildApp({
    modules: everyModule,
    database: {
      db: undefined as never,
      patient: undefined as never,
      ping: nothing,
      alone: nothing,
      migrate: nothing,
      close: nothing,
    },
    clock: systemClock,
    storage: undefined as never,
    files: undefined as never,
    heavy: undefined as never,
    sms: { send: nothing, inbox: null },
    payments: { orderMinutes: 0, bank: null, providers: { 2: null, 3: null }, purses: null },
    voice: null,
    storageDir: '.',
    sites: null,
    emergencyPort: 0,
    chatOrigin: null,
    logLevel: 'silent',
    watch: ({ method, url, config }) => {
      if (config?.isBuilt) built.add(`${String(method)} ${url}`);
    },
  });
  await app.ready();
  await app.close();
  return built;
}
