/** The APP's own scheme: a phone that reads the code opens the APP, and nothing where there is none. */
const SCHEME = 'cheese-medical://scan-login';

export const scanAddress = (uuid: string) => `${SCHEME}?uuid=${encodeURIComponent(uuid)}`;
