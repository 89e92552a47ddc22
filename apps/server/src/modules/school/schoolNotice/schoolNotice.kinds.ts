/** The kind of the job that sends a scheduled notice. */
export const SEND = 'sendSchoolNotice';
