export const hideMiddle = (phone: string | null) =>
  phone?.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2') ?? null;
