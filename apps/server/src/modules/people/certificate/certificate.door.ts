/** Each awarding module decides when a certificate is due; this one stores and finds them. */
export {
  findByNumber,
  findCertificate,
  findEarned,
  insertCertificate,
  revokeOnce,
  selectOfPerson,
} from './certificate.store';
