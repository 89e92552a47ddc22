import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOffice, makeOle, makePicture, makeZip } from '../../../testing/files/makeDocuments';
import { isWhatItSays } from './upload.content';

const folder = mkdtempSync(join(tmpdir(), 'cheese-kinds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const film = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1');

/** Two frames of MPEG 1, layer III, 128 kbit/s at 44.1 kHz. */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
const sound = Buffer.concat([frame, frame]);

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
  'a film of a camera': () => film('XAVC'),
  'a film of a phone': () => film('M4VH'),
  'a film in HEVC': () => film('hvc1'),
  'a sound in mp4': () => film('M4A '),
  heic: () => film('heic'),
  mov: () => film('qt  '),
  mp3: () => sound,
  'a tagged mp3': () => Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), sound]),
  'an mp3 after silence': () => Buffer.concat([Buffer.alloc(600), sound]),
  'a text in UTF-16': () => Buffer.from('\ufeff急救第一课：先呼救。', 'utf16le'),
  'a pdf with a mark': () => Buffer.from('\ufeff%PDF-1.7\n'),
  'a pdf after empty lines': () => Buffer.from('\r\n\r\n%PDF-1.7\n'),
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
  'a film of a camera': ['mp4'],
  'a film of a phone': ['mp4'],
  'a film in HEVC': ['mp4'],
  mp3: ['mp3'],
  'a tagged mp3': ['mp3'],
  'an mp3 after silence': ['mp3'],
  'a pdf with a mark': ['pdf'],
  'a pdf after empty lines': ['pdf'],
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
