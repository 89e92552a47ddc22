import { makeWorkbook } from '../../base/sheets/workbook';
import { hashInitial, newInitialPassword } from '../../people/tries/initialPassword';
import { memberImportTexts as texts } from './memberImport.texts';

export interface CredentialHolder {
  row: number;
  number: string;
  name: string;
  className: string;
}

/** New passwords for these accounts, and the workbook that hands them out: work for a thread. */
export async function makeCredentials(holders: readonly CredentialHolder[]) {
  const made = holders.map(({ row, ...holder }) => {
    const password = newInitialPassword();
    return { row, hash: hashInitial(password), card: { ...holder, password } };
  });
  const columns = [
    { title: texts.className, width: 20 },
    { title: texts.name, width: 16 },
    { title: texts.account, width: 20 },
    { title: texts.password, width: 20 },
  ];
  const rows = made.map(({ card }) => [card.className, card.name, card.number, card.password]);
  const workbook = await makeWorkbook([{ name: texts.credentials, columns, rows }]);
  return { made, workbook: workbook.toString('base64') };
}
