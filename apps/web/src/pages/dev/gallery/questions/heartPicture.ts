const shapes = [
  '<rect width="600" height="420" fill="#fdf6ee"/>',
  '<path d="M300 130c40-70 190-60 180 60-6 90-110 130-160 200-60-70-190-110-200-200-8-120 140-130 180-60z" fill="#e9a59a"/>',
  '<path d="M300 130v250" stroke="#9c4a3f" stroke-width="8"/><path d="M140 220h340" stroke="#9c4a3f" stroke-width="6"/>',
];

/** A simple drawing of the four chambers of the heart. */
export const heartPicture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="420">${shapes.join('')}</svg>`,
)}`;
