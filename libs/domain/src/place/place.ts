/**
 * Where in the product something is, so that notes, comments, questions, search and reports can point
 * at it. What is said beside the thing itself narrows it down, and may be left out. Numbers are ids.
 */
export type Place =
  | CourseItemPlace
  /** A digital slide, at a point of it (shares of its width and height), how near and how turned. */
  | { kind: 'slide'; slideId: number; point?: SlidePoint }
  /** A model, one of its parts, as seen from somewhere. */
  | { kind: 'model'; modelId: number; partId?: string; view?: ModelView }
  | { kind: 'question'; questionId: number }
  /** A word of the dictionary. */
  | { kind: 'term'; termId: number };

/** An item of a course: in a film or sound at a second, in a document at a page, in a picture at a point. */
export interface CourseItemPlace {
  kind: 'courseItem';
  courseId: number;
  itemId: number;
  second?: number;
  page?: number;
  point?: PicturePoint;
}

/** In shares of a picture's width and height, from the left and the top. */
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

/** Degrees around and up, and how many times the model's size the eye is away. */
export interface ModelView {
  around: number;
  up: number;
  away: number;
}
