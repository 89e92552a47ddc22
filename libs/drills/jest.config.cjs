module.exports = {
  displayName: 'drills',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
