import { DefaultReporter } from '@jest/reporters';

/** Jest's own, but what tests print is shown for a file that failed alone. */
export default class QuietReporter extends DefaultReporter {
  onTestResult(test, result, results) {
    const failed = result.numFailingTests > 0 || result.testExecError;
    super.onTestResult(test, failed ? result : { ...result, console: undefined }, results);
  }
}
