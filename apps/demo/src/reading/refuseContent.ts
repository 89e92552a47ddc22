/** What is wrong in a file of the content, and in which line. */
export interface ContentFault {
  line: number;
  says: string;
}

/** Names the file as an editor opens it: `apps/demo/content/drills/fire.json:12`. */
export function refuseContent(path: string, faults: readonly ContentFault[]): never {
  const lines = faults.map(({ line, says }) => `apps/demo/content/${path}:${line}: ${says}`);
  throw new Error(lines.join('\n'));
}
