/** Who awards something keeps the rule of when; what was awarded is kept and found here. */
export {
  findByNumber,
  findCertificate,
  findEarned,
  insertCertificate,
  revokeOnce,
  selectOfPerson,
} from './certificate.store';
