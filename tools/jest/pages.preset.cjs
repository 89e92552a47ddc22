/** What jest runs that draw pages share: what all share, and their libraries in one piece. */
const { join } = require('node:path');
const { moduleNameMapper } = require('./libraries.cjs');

const shared = require(join(__dirname, '..', '..', 'jest.preset.js'));

module.exports = {
  ...shared,
  moduleNameMapper: { ...shared.moduleNameMapper, ...moduleNameMapper },
};
