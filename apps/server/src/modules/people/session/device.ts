import { sessionTexts } from './session.texts';

const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger/, sessionTexts.wechat],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: typeof browsers, text: string) =>
  names.find(([sign]) => sign.test(text))?.[1];

/** Browser and system, as their owner would call them. */
export function describeDevice(userAgent: string): string {
  const names = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean);
  return names.join(' · ') || sessionTexts.unknownDevice;
}

/** Enough of a network address to know one's own by. */
export const hideEnd = (address: string) =>
  address.includes(':')
    ? address.replace(/^([^:]*:[^:]*:).*$/, '$1*')
    : address.replace(/\d+\.\d+$/, '*.*');
