export const toTenths = (average: number) => Math.round(average * 10) / 10;
