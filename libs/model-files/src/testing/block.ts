/** The eight vertices of a 40 × 20 × 10 block, and its twelve triangles. */
export const blockPlaces = [0, 1].flatMap((z) =>
  [0, 1].flatMap((y) => [0, 1].map((x) => [x * 40, y * 20, z * 10] as const)),
);
export const blockCorners = [
  ...([0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4] as const),
  ...([2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5] as const),
];

export const blockTriangles = Array.from({ length: 12 }, (_, nth) =>
  blockCorners.slice(nth * 3, nth * 3 + 3),
);
