import { eq } from 'drizzle-orm';
import { certificate } from '../../people/certificate/certificate.tables';

/** Of all that was awarded, what the centre did. */
export const isWelfare = eq(certificate.kind, 'welfare');
