/**
 * What a server's process loads first: its Intelligent Hub counts as built, so that there is a tool that readings are for.
 * It changes nothing once one of their tools is built; then it can go, with `reading-tools.ts`.
 */
const { TOOLS } = require('../../dist/src/contracts/access/tools.js');

TOOLS.find(({ id }) => id === 'intelligent-hub').ready = true;
