export const priceTexts = {
  since: (from: string) => `${from} 起`,
  fromTo: (from: string, until: string) => `${from} 至 ${until}`,
} as const;
