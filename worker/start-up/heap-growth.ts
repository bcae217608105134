/**
 * Has garbage cleared soon, in all threads of the process; imported before all else, since what is loaded first makes the
 * most of it. The analysis of a large crawl makes little that lasts and much that V8 would keep until the heap has grown by
 * a hundred megabytes.
 */
import { setFlagsFromString } from 'node:v8';

/** Percent by which the heap may grow beyond what is in use before it is cleared; V8 itself lets it more than double. */
const GROWTH = 30;

setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
