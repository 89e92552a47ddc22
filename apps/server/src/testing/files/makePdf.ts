/** A PDF of pages with a line of Chinese each, in a font that is not in the file. */
export function makePdf(lines: readonly string[], extra = ''): Buffer {
  const font = 4;
  const pageAt = (at: number) => 7 + at * 2;
  const kids = lines.map((_, at) => `${pageAt(at)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    '<< /Registry (Adobe) /Ordering (GB1) /Supplement 2 >>',
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>`,
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo 3 0 R /DW 1000 /FontDescriptor 6 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...lines.flatMap((line, at) => [pageOf(pageAt(at) + 1, font), wordsOf(line)]),
  ];
  return assembled(objects, extra);
}

const pageOf = (words: number, font: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Contents ${words} 0 R ` +
  `/Resources << /Font << /F1 ${font} 0 R >> >> >>`;

function wordsOf(line: string): string {
  const signs = Buffer.from(line, 'utf16le').swap16().toString('hex');
  const drawn = `BT /F1 48 Tf 80 300 Td <${signs}> Tj ET`;
  return `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`;
}

function assembled(objects: readonly string[], extra: string): Buffer {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const at = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${extra} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
