import Type from 'typebox';

/** What was seen of a slide, as its address says it: place, scale, turn and colours. */
export const SlideView = Type.String({ maxLength: 400, pattern: '^[\\w.~-]*$' });
