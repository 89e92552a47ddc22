interface Limited {
  price: number;
}

/**
 * Today's price: a limited-time price counts only while it is lower than the regular one, which may
 * have been reduced meanwhile. Sorted lists use the SQL form below.
 */
export const lowerOf = (price: number, limited: Limited | null): number =>
  Math.min(price, limited?.price ?? price);

/** True if a running limited-time price counts; a price of 0 always does. */
export const isLower = (limited: Limited, price: number | undefined): boolean =>
  limited.price === 0 || (price !== undefined && limited.price < price);
