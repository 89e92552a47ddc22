/** An object's content: a dictionary, optionally followed by a byte stream. */
export type PdfBody = readonly (string | Uint8Array)[];

export const latinBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const hex = (unit: number) => unit.toString(16).padStart(4, '0');

/** UTF-16 in hexadecimal, the encoding of the font below. */
export const utf16Hex = (text: string) =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');

/** Text beyond Latin starts with a byte order mark. */
const pdfText = (text: string) => `<FEFF${utf16Hex(text)}>`;

export const pdfDict = (entries: Record<string, string>) =>
  `<< ${Object.entries(entries)
    .map(([name, value]) => `/${name} ${value}`)
    .join(' ')} >>`;

export const pdfStream = (entries: Record<string, string>, bytes: Uint8Array): PdfBody => [
  pdfDict({ ...entries, Length: String(bytes.length) }),
  '\nstream\n',
  bytes,
  '\nendstream',
];

/**
 * A Chinese font known by name to every PDF reader, so that it need not be embedded; its three
 * objects refer to each other by consecutive numbers from `first`.
 */
export const songFont = (first: number) => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [${first + 1} 0 R] >>`,
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /FontDescriptor ${first + 2} 0 R /DW 1000 >>`,
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
];

/**
 * Writes the file: an object's number is its index plus 1, and the first object is the catalogue.
 * Written by hand, because a PDF library would weigh a hundred times as much.
 */
export function pdfFile(bodies: readonly PdfBody[], title: string): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? latinBytes(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };

  // Bytes above 127 mark the file as binary for transfer programs.
  write('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  const all = [...bodies, [pdfDict({ Title: pdfText(title) })]];
  const starts = all.map((body, index) => {
    const start = length;
    [`${index + 1} 0 obj\n`, ...body, '\nendobj\n'].forEach(write);
    return start;
  });
  const table = length;
  const size = starts.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n`);
  for (const start of starts) write(`${String(start).padStart(10, '0')} 00000 n \n`);
  const trailer = { Size: String(size), Root: '1 0 R', Info: `${starts.length} 0 R` };
  write(`trailer\n${pdfDict(trailer)}\nstartxref\n${table}\n%%EOF\n`);
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number) {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
