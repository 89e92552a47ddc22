/** A lead and numbered points under headings, as the article of a resource. */
export const article = (lead: string, ...parts: [heading: string, points: string[]][]) =>
  `<p>${lead}</p>` +
  parts
    .map(
      ([heading, points]) =>
        `<h2>${heading}</h2><ol>${points.map((point) => `<li>${point}</li>`).join('')}</ol>`,
    )
    .join('');
