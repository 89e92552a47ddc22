/** The description of a position within some content. */
export const placeTexts = {
  page: (number: number) => `第${number}页`,
  zoom: (times: number) => `${Number(times.toFixed(1))}×`,
} as const;
