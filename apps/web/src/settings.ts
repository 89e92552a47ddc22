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
export const readSettings = (env: Environment, { protocol, host }: Location): Settings => ({
  imageHost: env['VITE_IMAGE_HOST'] ?? '/storage/',
  emergencyOrigin: env['VITE_EMERGENCY_ORIGIN'] ?? `${protocol}//emergency.${host}`,
  hotline: env['VITE_HOTLINE'] ?? '400-000-0000',
});

export const SettingsContext = createContext<Settings | null>(null);

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsContext above it');
  return settings;
}
