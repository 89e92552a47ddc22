/** Accepts any notation, such as 400-000-0000. */
export const telHref = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`;
