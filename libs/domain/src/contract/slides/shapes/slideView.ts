import Type from 'typebox';

/** A slide's view encoded as in its address: position, scale, rotation and colours. */
export const SlideView = Type.String({ maxLength: 400, pattern: '^[\\w.~-]*$' });
