/** The kind of the job that makes a copy of somebody's data. */
export const EXPORT = 'exportPersonalData';
