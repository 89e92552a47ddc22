/** Accessible name and description of the editor. */
export interface SheetFace {
  role: 'textbox';
  tabIndex: 0;
  /** Like a field of a form, it is found by its name where something is wrong with it. */
  name: string;
  'aria-multiline': true;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-labelledby': string;
  'aria-describedby': string;
}
