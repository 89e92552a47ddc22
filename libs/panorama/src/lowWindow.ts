/** A phone that lies on its side: what the room does not need gives its height to the room. */
export const LOW_WINDOW = '@media (max-height: 480px)';
