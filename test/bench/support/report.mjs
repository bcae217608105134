/** One line of a benchmark's report: what was measured, and whether it meets its aim. */
export function report(what, value, met, aim) {
  console.log(`  ${met ? 'met   ' : 'MISSED'} ${what}: ${value} (aim ${aim})`);
}
