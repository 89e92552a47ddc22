module.exports = {
  displayName: 'tools',
  preset: '../jest.preset.js',
  testEnvironment: 'node',
  // fence/ holds stand-ins for files of other projects, read by tools/fence/check.mjs only.
  testPathIgnorePatterns: ['/node_modules/', '/fence/(wrong|right)/'],
};
