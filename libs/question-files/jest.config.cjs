module.exports = {
  displayName: 'question-files',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
