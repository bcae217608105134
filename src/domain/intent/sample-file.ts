export const SAMPLE_FILE_NAME = 'sample-keywords.csv';

/** What "Download Sample File" opens: a keyword list with a header, ready to be classified. */
export const SAMPLE_FILE = `\ufeff${[
  'Keyword,Avg. monthly searches',
  'how to clean white sneakers,14800',
  'what is cushioning in running shoes,1300',
  'best running shoes for flat feet,22200',
  'nike pegasus vs brooks ghost,3600',
  'trail running shoes review,1900',
  'buy running shoes online,5400',
  'running shoes discount code,2900',
  'running store near me,18100',
  'nike customer service,12100',
  'strava login,40500',
  'marathon training plan,33100',
  'half marathon distance,27100',
].join('\r\n')}\r\n`;
