/**
 * What `npm start` prints when the server is ready.
 *
 * @typedef {{ role: string, account: string, password: string }} Account
 * @typedef {{ main: string, emergency: string[], accounts?: Account[], sandbox?: string }} Ready
 */

/**
 * Chinese characters take two columns of a terminal.
 * @param {string} text
 */
export const columns = (text) =>
  [...text].reduce(
    (sum, char) =>
      sum + (/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(char) ? 2 : 1),
    0,
  );

/** @param {string[][]} rows */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map((row) => columns(row[i] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - columns(cell)))
      .join('   ')
      .trimEnd(),
  );
}

/**
 * @param {Ready} ready
 * @param {string} log where the server's log goes
 */
export function greeting({ main, emergency, accounts = [], sandbox }, log) {
  const places = [
    ['Main site', main],
    ['Emergency site', emergency.join(' or ')],
    ...(sandbox ? [['Sandbox', sandbox]] : []),
  ];
  const people = accounts.map(({ role, account, password }) => [role, account, password]);
  return [
    '',
    `The server's log: ${log}    Ctrl-C stops it.`,
    '',
    ...table(places),
    ...(people.length > 0 ? ['', ...table([['Demo account', 'Name', 'Password'], ...people])] : []),
  ];
}
