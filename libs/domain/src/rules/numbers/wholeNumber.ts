/** The largest id that a database column, and so a contract, accepts. */
export const LARGEST_ID = 2_147_483_647;

/** A number from 1 on in plain decimal digits, as in an address; undefined for anything else. */
export function wholeNumber(text: string | null | undefined, most = LARGEST_ID) {
  const number = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
  return number !== undefined && number <= most ? number : undefined;
}
