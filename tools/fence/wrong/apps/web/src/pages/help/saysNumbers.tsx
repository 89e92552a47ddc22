// Codes have names.
export const Page = () => <NoticeList kind={3} />;
