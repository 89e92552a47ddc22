import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Settings = Record<string, string>;

/** Settings that stop a document from running or fetching anything. */
const settings: Record<string, Settings> = {
  'Common/Security/Scripting': {
    BlockUntrustedRefererLinks: 'true',
    DisableActiveContent: 'true',
    DisableMacrosExecution: 'true',
    // The highest: only what comes from a trusted place, and none is named.
    MacroSecurityLevel: '3',
  },
  // Never, which each of the two programs writes in its own way.
  'Writer/Content/Update': { Link: '0' },
  'Calc/Content/Update': { Link: '1' },
};

const propOf = ([name, value]: [string, string]) =>
  `<prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop>`;

const itemOf = ([path, props]: [string, Settings]) =>
  `<item oor:path="/org.openoffice.Office.${path}">${Object.entries(props).map(propOf).join('')}</item>`;

const registry =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<oor:items xmlns:oor="http://openoffice.org/2001/registry">\n' +
  `${Object.entries(settings).map(itemOf).join('\n')}\n</oor:items>\n`;

/** A fresh profile in which a document runs nothing, and fetches nothing from elsewhere. */
export async function writeProfile(profile: string) {
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user/registrymodifications.xcu'), registry);
}
