import { originIn, textIn } from '@cheese/domain/rules/site/buildValue';
import { createContext, useContext } from 'react';

/** Settings per deployment. */
export interface Settings {
  /** Base address for relative picture paths. */
  imageHost: string;
  mainOrigin: string;
}

type Environment = Partial<Record<string, string>>;
type Place = Pick<Location, 'protocol' | 'hostname' | 'host' | 'port'>;

/** Values missing from the build are derived from the page's address. */
export const readSettings = (env: Environment, location: Place): Settings => ({
  imageHost: textIn(env['VITE_IMAGE_HOST']) ?? '/storage/',
  mainOrigin: originIn(env['VITE_MAIN_ORIGIN']) ?? mainOriginBeside(location),
});

/** The host without our subdomain; without a subdomain, the port before ours. */
function mainOriginBeside({ protocol, hostname, host, port }: Place): string {
  if (host.startsWith('emergency.')) return `${protocol}//${host.slice('emergency.'.length)}`;
  return port ? `${protocol}//${hostname}:${Number(port) - 1}` : `${protocol}//${host}`;
}

export const SettingsContext = createContext<Settings | null>(null);

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsContext above it');
  return settings;
}
