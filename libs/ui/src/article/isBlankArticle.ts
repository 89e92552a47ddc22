/** An article that shows nothing: neither words nor a picture. */
export const isBlankArticle = (html: string) =>
  html.replace(/<(?!img)[^>]*>|&nbsp;/g, '').trim() === '';
