/** The page of a talk, beside the page of the list that it stands over. */
export const TALK_PAGE = 'talkPage';
