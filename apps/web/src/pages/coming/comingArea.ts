/** Texts and links of an area that is not built yet. */
export interface ComingArea {
  title: string;
  lead: string;
  contents: readonly { name: string; what: string }[];
  /** Links to related content that exists already. */
  leads: readonly { label: string; href: string }[];
}

/** The unbuilt pages by their paths. */
export type ComingAreas = Readonly<Record<string, ComingArea>>;

type Content = readonly [name: string, what: string];

/** Makes the placeholder pages of one area, which share their links. */
export const areaLeadingTo =
  (leads: ComingArea['leads']) =>
  (title: string, lead: string, ...contents: readonly Content[]): ComingArea => ({
    title,
    lead,
    contents: contents.map(([name, what]) => ({ name, what })),
    leads,
  });
