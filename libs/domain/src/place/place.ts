/**
 * A location in the product that notes, comments, questions, search and reports can link to. Fields
 * beside the id narrow it down and may be left out. Numbers are ids.
 */
export type Place =
  | CourseItemPlace
  /**
   * A digital slide at a point (shares of its width and height), a magnification and a rotation.
   */
  | { kind: 'slide'; slideId: number; point?: SlidePoint }
  /** A model, optionally one of its parts and a view. */
  | { kind: 'model'; modelId: number; partId?: string; view?: ModelView }
  | { kind: 'question'; questionId: number }
  /** A term of the dictionary. */
  | { kind: 'term'; termId: number };

/**
 * An item of a course: at a second of a film or sound, a page of a document, or a point of a
 * picture.
 */
export interface CourseItemPlace {
  kind: 'courseItem';
  courseId: number;
  itemId: number;
  second?: number;
  page?: number;
  point?: PicturePoint;
}

/** Shares of a picture's width and height, from the left and the top. */
export interface PicturePoint {
  x: number;
  y: number;
}

export type PlaceKind = Place['kind'];

export interface SlidePoint {
  /** From 0 at the left and top to 1. */
  x: number;
  y: number;
  /** The magnification of the objective, such as 40. */
  zoom: number;
  /** Degrees, clockwise. */
  angle: number;
}

/**
 * The direction in degrees, around and up, and the camera's distance in multiples of the model's
 * size.
 */
export interface ModelView {
  around: number;
  up: number;
  away: number;
}
