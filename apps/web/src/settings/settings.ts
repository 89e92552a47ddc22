import { originIn, textIn } from '@cheese/domain/rules/site/buildValue';
import { createContext, useContext } from 'react';
import type { Neighbour } from './neighbours';

/** What differs from one deployment to the next. */
export interface Settings {
  /** Where relative picture paths live. */
  imageHost: string;
  emergencyOrigin: string;
  hotline: string;
  /** Of the footer; its own words where a deployment says none. */
  address: string | null;
  /** What the code says that is scanned to follow the platform on WeChat. */
  /** What the code to follow on WeChat says; null where there is nothing to follow. */
  followAddress: string | null;
  /** The script of an online chat; nothing is loaded where there is none. */
  chatScript: string | null;
  /** Where the systems beside this product run; null where a deployment has none. */
  neighbours: Readonly<Record<Neighbour, string | null>>;
  /** Nobody else's name and number is shown where these are not said. */
  copyright: string | null;
  filingNumber: string | null;
}

type Environment = Partial<Record<string, string>>;

/** Values that the build was not given follow from where the page stands. */
export const readSettings = (env: Environment, location: Place): Settings => ({
  imageHost: textIn(env['VITE_IMAGE_HOST']) ?? '/storage/',
  emergencyOrigin: originIn(env['VITE_EMERGENCY_ORIGIN']) ?? emergencyOriginBeside(location),
  hotline: textIn(env['VITE_HOTLINE']) ?? '400-000-0000',
  address: textIn(env['VITE_ADDRESS']),
  followAddress: textIn(env['VITE_FOLLOW_ADDRESS']),
  chatScript: textIn(env['VITE_CHAT_SCRIPT']),
  neighbours: {
    university: originIn(env['VITE_UNIVERSITY_ORIGIN']),
    contest: originIn(env['VITE_CONTEST_ORIGIN']),
    clinical: originIn(env['VITE_CLINICAL_ORIGIN']),
  },
  copyright: textIn(env['VITE_COPYRIGHT']),
  filingNumber: textIn(env['VITE_FILING_NUMBER']),
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
