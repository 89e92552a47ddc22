module.exports = {
  displayName: 'model-files',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
