/** URL scheme of the app: scanning the code opens the app; without it nothing happens. */
const SCHEME = 'cheese-medical://scan-login';

export const scanAddress = (uuid: string) => `${SCHEME}?uuid=${encodeURIComponent(uuid)}`;
