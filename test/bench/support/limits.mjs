/** Prints a figure beside its limit; where it is above, the process ends as failed. */
export function row(what, figure, limit, unit = '') {
  const isGood = figure <= limit;
  if (!isGood) process.exitCode = 1;
  console.log(
    `${what.padEnd(58)} ${figure.toFixed(3).padStart(9)}${unit} (limit ${limit}${unit})${isGood ? '' : '  MISSED'}`,
  );
}
