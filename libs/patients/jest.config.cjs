module.exports = {
  displayName: 'patients',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
