/** Strokes in the colour of the text around them. */
function Icon({ path }: { path: string }) {
  return (
    <svg className="slider-captcha-icon" viewBox="0 0 24 24" aria-hidden>
      <path d={path} />
    </svg>
  );
}

export const ArrowIcon = () => <Icon path="M4 12h15M13 6l6 6-6 6" />;
export const CheckIcon = () => <Icon path="M5 12.5l4.5 4.5L19 7.5" />;
export const CrossIcon = () => <Icon path="M6 6l12 12M18 6L6 18" />;
export const RefreshIcon = () => <Icon path="M20 12a8 8 0 1 1-2.4-5.7M20 3v5h-5" />;
