/** A cover drawn as SVG, so that the gallery needs no picture files. */
export const coverOf = (strong: string, pale: string): string => {
  const drawing = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">',
    `<rect width="320" height="180" fill="${pale}"/>`,
    `<circle cx="250" cy="40" r="90" fill="${strong}" opacity=".12"/>`,
    `<circle cx="60" cy="170" r="70" fill="${strong}" opacity=".18"/>`,
    `<path d="M20 96h86l14-34 22 74 18-52 10 12h130" fill="none" stroke="${strong}"`,
    ' stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/></svg>',
  ];
  return `data:image/svg+xml,${encodeURIComponent(drawing.join(''))}`;
};
