/** Normalises a number typed from paper to the form in which it was issued. */
export const readCertificateNumber = (typed: string): string =>
  grouped(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1'),
  );

export const grouped = (letters: string): string => letters.match(/.{1,5}/g)?.join('-') ?? '';
