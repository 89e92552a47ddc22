export const Named = ({ id, title }) => <b {...{ id, title }} />;
