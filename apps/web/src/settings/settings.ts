import { originIn, textIn } from '@cheese/domain/rules/site/buildValue';
import { createContext, useContext } from 'react';
import type { Neighbour } from './neighbours';

/** Settings per deployment. */
export interface Settings {
  /** Base address for relative picture paths. */
  imageHost: string;
  emergencyOrigin: string;
  hotline: string;
  /** Address in the footer; null for the default text. */
  address: string | null;
  /** Content of the QR code for following on WeChat; null if there is none. */
  followAddress: string | null;
  /** Address of the script of an online chat; null if there is none. */
  chatScript: string | null;
  /** Origins of the external systems; null if a deployment has none. */
  neighbours: Readonly<Record<Neighbour, string | null>>;
  /** If null, nothing is shown: another company's name or number would be wrong. */
  copyright: string | null;
  filingNumber: string | null;
}

type Environment = Partial<Record<string, string>>;

/** Without a configured origin the emergency site is looked for beside the address of this page. */
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

/** A subdomain of this host. An IP address has no subdomains, so there it is the next port. */
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
