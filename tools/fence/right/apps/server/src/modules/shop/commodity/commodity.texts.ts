// Here stand the words.
export const commodityTexts = { withdrawn: (name) => `${name}已下架` };
