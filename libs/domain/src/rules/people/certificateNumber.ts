/** A number as it was issued, from one that somebody read off a paper and typed. */
export const readCertificateNumber = (typed: string): string =>
  grouped(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1'),
  );

/** Four groups of five, with a line between them. */
export const grouped = (letters: string): string => letters.match(/.{1,5}/g)?.join('-') ?? '';
