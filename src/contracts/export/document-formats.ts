/** What a tool's result can be downloaded as; a csv is of one table of it. */
export const DOCUMENT_FORMATS = ['docx', 'md', 'csv'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];
