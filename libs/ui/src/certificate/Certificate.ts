/** The same on both sites. */
export interface Certificate {
  /** Overrides the usual heading. */
  heading?: string;
  number: string;
  name: string;
  itemName: string;
  /** Why it was given, in one sentence. */
  body: string;
  orgName: string;
  template: Template;
  issuedAt: number;
  /** Null if it never expires. */
  expiresAt: number | null;
}

/** Red, blue or gold. */
export type Template = 1 | 2 | 3;
