module.exports = {
  displayName: 'clinic',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
