import { eq } from 'drizzle-orm';
import { certificate } from '../../people/certificate/certificate.tables';

/** Only certificates of the emergency centre. */
export const isWelfare = eq(certificate.kind, 'welfare');
