/** Where a number is dialled, however it is written: 400-000-0000. */
export const telHref = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`;
