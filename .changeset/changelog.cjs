// A release's changelog says what has changed for whoever reads it. That the packages of this repository follow
// one another's versions is the case with every release, and would bury the rest.
const { default: standard } = require('@changesets/cli/changelog');

module.exports = {
  getReleaseLine: standard.getReleaseLine,
  getDependencyReleaseLine: async () => '',
};
