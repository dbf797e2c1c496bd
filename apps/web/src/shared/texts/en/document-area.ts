import { plural } from './locale.ts'

const documentText = {
  untitled: 'Text of a document',
  text: 'The text that we read from your file',
  previous: 'Previous',
  next: 'Next',
  navigation: 'Pages',
  pageLabel: 'Page',
  portionLabel: 'Part',
  of: (count: string) => `of ${count}`,
  page: (number: number) => `Page ${number}`,
  portion: (number: number) => `Part ${number}`,
  emptyPage: 'There is no text on this page.',
  empty: 'There is no text in this document.',
  processing: 'We are reading this document. Its text appears here as soon as it is done.',
  failed: 'This document could not be read.',
  missing: 'Document not found',
  missingHint: 'It may have been removed, or it belongs to another account.',
}

const sources = {
  label: 'Sources:',
  near: {
    insert: 'Insert',
    insertOf: (source: string, label: string) => `Insert: ${source}, for ${label}`,
  },
  page: (page: number) => `p. ${page}`,
  open: 'Show the passage in',
  gone: 'The passages of this answer are no longer there.',
  cited: 'What the answer rests on',
  usedWords: 'Marked: the words that the answer uses',
  further: 'Also in your documents on this question',
  showPage: 'Show it in its page',
  hidePage: 'Show the passage alone',
  readDocument: 'Read the whole document',
  readDocumentAt: (page: number) => `Read the whole document from page ${page}`,
  removed: 'This document is no longer in your library. This is the passage as the draft used it.',
  unread: 'This document is being read again. This is the passage as the draft used it.',
  changed: 'The text of this document has changed since. This is the passage as the draft used it.',
  pageFailed: 'The page around this passage could not be loaded.',
  pageOf: (label: string) => `Page text of ${label}`,
}

const documents = {
  title: 'Document Library',
  intro: 'Your documents, each kept once. What has no label of a project is used for all of them.',
  emptyTitle: 'Upload some documents to get started.',
  emptyHint: '3 to 5 documents are a good start: past applications, annual reports, policies, project plans.',
  upload: 'Upload documents',
  uploadTitles: {
    shared: 'Upload documents to your library',
    grants: 'Upload project documents',
    reports: 'Upload documents for reports',
  },
  uploadHints: {
    shared: 'They will be used for all projects.',
    grants: 'They will be used for the grant applications of this project only.',
    reports: 'They will be used for the reports of this project only.',
  },
  drop: 'Drop files here, or choose them',
  release: 'Let go to add the files',
  choose: 'Choose files',
  formats: (maxMb: number) =>
    `PDF, Word, OpenDocument, RTF, Excel, PowerPoint, HTML, e-mail, Markdown, text or CSV, up to ${maxMb} MB each`,
  chosen: 'Chosen files',
  notChosen: (name: string) => `${name} is no longer chosen.`,
  removeChosen: (name: string) => `Remove ${name}`,
  startUpload: 'Upload',
  noneChosen: 'Please select at least one file to upload',
  tooLarge: (maxMb: number) => `The file is larger than ${maxMb} MB.`,
  uploadProgress: (name: string) => `Upload of ${name}`,
  uploading: (percent: number) => `Uploading, ${percent}%`,
  uploadedFile: 'Uploaded',
  uploadFailed: (name: string) => `Error uploading ${name}. Please try again.`,
  uploadRefused: (name: string) => `Error uploading ${name}.`,
  firstUpload: 'Your first documents are in the library. We are reading them now.',
  noText: 'No text found',
  statuses: { processing: 'Reading', active: 'Active', error: 'Error' },
  reading: 'We are reading this document. You may leave the page.',
  uploadedAgo: (relative: string) => `Uploaded ${relative}`,
  pages: (count: number) => plural(count, { one: 'page', other: 'pages' }),
  deleteNamed: (name: string) => `Delete ${name}`,
  deleteTitle: 'Delete this document?',
  deleteHint: (name: string) =>
    `“${name}” will be removed with everything found in it. Answers that already use it stay as they are. This can't be undone.`,
  deleteEverywhere: (count: number) =>
    `It has ${plural(count, { one: 'label', other: 'labels' })}. Deleting removes it from all of these uses.`,
  usedFor: 'Documents to write from',
  pick: 'Choose from the library',
  takeOff: (name: string) => `Stop using ${name} here`,
  notTakenOff: 'That was not saved. Please try again.',
  deleteFailed: 'The document was not deleted. Please try again.',
  count: (count: number) => plural(count, { one: 'document', other: 'documents' }),
}

/** Texts about documents, their contents and sources of answers. */
export const documentArea = { documents, documentText, sources }
