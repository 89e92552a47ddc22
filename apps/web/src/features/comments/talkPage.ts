/** Page parameter of a discussion; `page` belongs to the list behind it. */
export const TALK_PAGE = 'talkPage';
