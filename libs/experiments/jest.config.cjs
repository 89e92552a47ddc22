module.exports = {
  displayName: 'experiments',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
