// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- who takes this file along from another project finds the types by it
/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';

type Attributes = Readonly<Record<string, string>>;

export interface Listener {
  /** The name without its prefix, because writers use different prefixes. */
  open?(name: string, attributes: () => Attributes): void;
  close?(name: string): void;
  text?(words: string): void;
  /** A declaration, such as one of entities. */
  declaration?(words: string): void;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Parses a document in one pass; malformed XML throws. Entities other than XML's own stay as
 * written.
 */
export function walkXml(xml: string, { open, close, text, declaration }: Listener) {
  const parser = new Parser();
  if (open) {
    parser.on('openTag', (name, attributes, decode) =>
      open(bare(name), () => decoded(attributes() as Attributes, decode)),
    );
  }
  if (close) parser.on('closeTag', (name) => close(bare(name)));
  if (text) {
    parser.on('text', (words, decode) => text(decode(words)));
    parser.on('cdata', (words) => text(words));
  }
  if (declaration) parser.on('attention', declaration);
  parser.on('error', (error) => {
    throw error;
  });
  // Skips a byte order mark.
  const words = xml.replace(/^\ufeff/, '');
  if (words !== '') parser.parse(words);
}

const decoded = (attributes: Attributes, decode: (words: string) => string) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decode(value)]));
