// So in libraries.
export default () => null;
