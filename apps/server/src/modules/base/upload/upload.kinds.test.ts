import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOffice, makeOle, makePicture, makeZip } from '../../../testing/makeDocuments';
import { isWhatItSays } from './upload.content';

const folder = mkdtempSync(join(tmpdir(), 'cheese-kinds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const film = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1');

const contents: Record<string, () => Buffer | Promise<Buffer>> = {
  png: () => makePicture('png'),
  jpeg: () => makePicture('jpeg'),
  gif: () => makePicture('gif'),
  pdf: () => Buffer.from('%PDF-1.7\n'),
  docx: () => makeOffice('docx'),
  xlsx: () => makeOffice('xlsx'),
  pptx: () => makeOffice('pptx'),
  docm: () => makeOffice('docm'),
  'a locked docx': () => makeOle('EncryptedPackage'),
  'half a docx': () => makeOffice('docx').subarray(0, -60),
  'any zip': () => makeZip([{ name: 'evil.exe', content: 'MZ' }]),
  'a zip with a page': () => makeZip([{ name: 'index.html', content: '<script>' }]),
  doc: () => makeOle('WordDocument'),
  xls: () => makeOle('Workbook'),
  ppt: () => makeOle('PowerPoint Document'),
  msi: () => makeOle('AdminExecuteSequence'),
  mp4: () => film('isom'),
  heic: () => film('heic'),
  mov: () => film('qt  '),
  mp3: () => Buffer.from('ID3\x04'),
  wav: () => Buffer.from('RIFF\0\0\0\0WAVE'),
  html: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  exe: () => Buffer.from('MZ\x90\0'),
  elf: () => Buffer.from('\x7fELF'),
  script: () => Buffer.from('#!/bin/sh\n'),
  nothing: () => Buffer.alloc(0),
};

/** Under which suffixes a content passes; under all the others it does not. */
const passesAs: Record<string, string[]> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  pdf: ['pdf'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  // Its kind is inside the lock: the conversion finds out, and says that there is one.
  'a locked docx': ['docx', 'xlsx', 'pptx'],
  'half a docx': ['docx'],
  doc: ['doc'],
  xls: ['xls'],
  ppt: ['ppt'],
  mp4: ['mp4'],
  mp3: ['mp3'],
  wav: ['wav'],
};

const suffixes = 'xls doc ppt docx xlsx pptx pdf png jpg jpeg gif mp4 mp3 wav'.split(' ');

it.each(Object.keys(contents))('%s passes as what it is and as nothing else', async (name) => {
  const path = join(folder, 'file');
  writeFileSync(path, (await contents[name]?.()) ?? '');
  const passing: string[] = [];
  for (const suffix of suffixes) if (await isWhatItSays(path, suffix)) passing.push(suffix);
  expect(passing.sort()).toEqual([...(passesAs[name] ?? [])].sort());
});
