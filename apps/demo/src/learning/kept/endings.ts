/** Which files belong to a film, by how their names end in the storage; the last is the film. */
export const filmEndings = ['-poster.webp', '-strip.webp', '.mp4'] as const;

/** The same for a document of so many pages; the last is the document. */
export const documentEndings = (pages: number) => [
  ...Array.from({ length: pages }, (_, at) => pageEnding(at)),
  '.pdf',
];

export const pageEnding = (at: number) => `-${String(at + 1).padStart(2, '0')}.webp`;

/** Files that are brought together are called alike but for their ends. */
export const besides = (key: string, ending: string) => key.replace(/\.\w+$/, ending);
