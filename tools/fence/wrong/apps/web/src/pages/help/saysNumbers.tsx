// Codes have names.
export const Page = () => <NoticeList kind={3} />;
const CONFLICT = 409;
