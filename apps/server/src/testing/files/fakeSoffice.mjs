#!/usr/bin/env node
/**
 * Stands in for LibreOffice: it is asked with the same words, and does what the document says. Its
 * own name is `soffice` once a test has put it into a folder.
 */
import { writeFileSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const asked = process.argv.slice(2);
const path = asked.at(-1) ?? '';
const out = asked[asked.indexOf('--outdir') + 1] ?? '';
const isAskedRight =
  asked.includes('--headless') &&
  asked[asked.indexOf('--convert-to') + 1] === 'pdf' &&
  asked.some((word) => word.startsWith('-env:UserInstallation=file:///'));
if (!isAskedRight) process.exit(64);

/** Its settings lie in its profile before it starts, and say that it fetches and runs nothing. */
const profile = asked
  .find((word) => word.startsWith('-env:'))
  .replace('-env:UserInstallation=', '');
const settings = readFileSync(
  join(fileURLToPath(profile), 'user/registrymodifications.xcu'),
  'utf8',
);
const isSafe = [
  'BlockUntrustedRefererLinks',
  'DisableActiveContent',
  'DisableMacrosExecution',
].every((name) =>
  settings.includes(`<prop oor:name="${name}" oor:op="fuse"><value>true</value></prop>`),
);
if (!isSafe) process.exit(65);

const pdf = join(out, `${basename(path).replace(/\.\w+$/, '')}.pdf`);
const document = readFileSync(path, 'latin1');
const does = /does:(\w+)/.exec(document)?.[1] ?? 'well';

const ways = {
  well: () => writeFileSync(pdf, '%PDF-1.7\nconverted'),
  fails: () => process.exit(77),
  hangs: () => setInterval(() => undefined, 1000),
  eats: () => {
    const eaten = [];
    for (;;) eaten.push(Buffer.alloc(64 * 1024 ** 2, 1));
  },
  nothing: () => undefined,
  rubbish: () => writeFileSync(pdf, '<html>'),
};
ways[does]();
