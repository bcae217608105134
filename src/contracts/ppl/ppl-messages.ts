/** The sentences about PPL files. */
export const PPL_MESSAGES = {
  created: 'File Created Successfully!',
  updated: 'File Updated Successfully!',
  saveFailed: 'Something Went Wrong!',
  deleted: 'File deleted Successfully!',
  deleteFailed: 'Server Error!',
  paidOnly: 'Upgrade your account to download this file. This resource is available only to Paid users.',
  downloadFailed: 'The file could not be downloaded. Please try again.',

  nameRequired: 'Enter a name for this file.',
  tagsInvalid: (count: number, length: number) => `At most ${count} tags of up to ${length} characters.`,
  premiumInvalid: 'Premium must be on or off.',
  notCsv: 'Only .csv files can be added. Save the file as .csv and select it again.',
  empty: 'This file is empty. Please select another one.',
  binary: 'This file is not text. Save it as .csv and select it again.',
  spreadsheet: 'This is a spreadsheet that was renamed. Open it, save it as .csv and select that file.',
  noTable: 'This file has no columns. Select a .csv whose first line names its columns.',
  unevenRow: (line: number, cells: number, usual: number) =>
    `Line ${line} has ${cells} ${cells === 1 ? 'column' : 'columns'} where most lines have ${usual}. Save the file with the same delimiter in every line and select it again.`,
  openQuote: (line: number) =>
    `The quote that opens in line ${line} is never closed. Close it, save the file and select it again.`,
  tooLarge: 'Max 100MB file size allowed',
} as const;
