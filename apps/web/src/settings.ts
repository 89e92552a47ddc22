import { createContext, useContext } from 'react';

/** What differs from one deployment to the next. */
export interface Settings {
  /** Where relative picture paths live. */
  imageHost: string;
  emergencyOrigin: string;
  hotline: string;
}

type Environment = Partial<Record<string, string>>;

/** Values that the build was not given follow from where the page stands. */
export const readSettings = (env: Environment, location: Place): Settings => ({
  imageHost: env['VITE_IMAGE_HOST'] ?? '/storage/',
  emergencyOrigin: env['VITE_EMERGENCY_ORIGIN'] ?? emergencyOriginBeside(location),
  hotline: env['VITE_HOTLINE'] ?? '400-000-0000',
});

type Place = Pick<Location, 'protocol' | 'hostname' | 'host' | 'port'>;

/** A name of its own beside ours; an address that is no name has no such, but a next port. */
function emergencyOriginBeside({ protocol, hostname, host, port }: Place): string {
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  return isNumber
    ? `${protocol}//${hostname}:${Number(port) + 1}`
    : `${protocol}//emergency.${host}`;
}

export const SettingsContext = createContext<Settings | null>(null);

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsContext above it');
  return settings;
}
