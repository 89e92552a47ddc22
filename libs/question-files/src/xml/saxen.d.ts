/** The used part of a package without type definitions. */
declare module 'saxen' {
  type Decode = (words: string) => string;

  export class Parser {
    on(
      event: 'openTag',
      hear: (name: string, attributes: () => unknown, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', hear: (name: string) => void): this;
    on(event: 'text', hear: (words: string, decode: Decode) => void): this;
    on(event: 'cdata', hear: (words: string) => void): this;
    on(event: 'attention', hear: (words: string) => void): this;
    on(event: 'error', hear: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
