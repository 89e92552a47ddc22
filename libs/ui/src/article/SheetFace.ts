/** Accessible name and description of the editor. */
export interface SheetFace {
  role: 'textbox';
  tabIndex: 0;
  /** Form name, by which validation finds the field. */
  name: string;
  'aria-multiline': true;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-labelledby': string;
  'aria-describedby': string;
}
