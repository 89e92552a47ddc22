/** The look of a button that floats over the page. */
export const floatingButton = {
  width: 44,
  height: 44,
  bgcolor: 'surface',
  border: '1px solid',
  borderColor: 'hairline',
  boxShadow: 1,
  '&:hover': { bgcolor: 'surface', color: 'accent.text' },
};
