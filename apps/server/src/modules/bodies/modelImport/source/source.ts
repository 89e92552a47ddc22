/** A file of what is imported, read piece by piece, as often as it is asked for. */
export interface SourceFile {
  /** Its last name, without folders. */
  name: string;
  /** Full path, for messages. */
  place: string;
  bytes: number;
  /** Changes with what it holds. */
  mark: string;
  read(): AsyncIterable<Buffer>;
}

/** No mesh of one part is as large; a table is a few megabytes. */
export const MOST_FILE_BYTES = 512 * 1024 ** 2;

/** Its lines, one after the other; of a line without end only the beginning is kept. */
export async function* linesOf(file: SourceFile, longest = 64 * 1024): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const piece of file.read()) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(0, longest);
    for (const line of lines) yield bare(line);
  }
  rest += decoder.decode();
  if (rest !== '') yield bare(rest);
}

const bare = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);
