export const paneCard = {
  p: { xs: 2, sm: 3 },
  bgcolor: 'surface',
  border: 1,
  borderColor: 'hairline',
  borderRadius: 2,
};
