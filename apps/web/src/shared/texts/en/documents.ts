import { plural } from './locale.ts'

export const documents = {
  title: 'Document Library',
  intro: 'What is in here is used to answer the questions of all your applications.',
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
    `PDF, Word, OpenDocument, RTF, Excel, PowerPoint, HTML, Markdown, text or CSV, up to ${maxMb} MB each`,
  chosen: 'Chosen files',
  removeChosen: (name: string) => `Remove ${name}`,
  startUpload: 'Upload',
  noneChosen: 'Please select at least one file to upload',
  tooLarge: (maxMb: number) => `The file is larger than ${maxMb} MB.`,
  uploadProgress: (name: string) => `Upload of ${name}`,
  uploadedFile: 'Uploaded',
  uploadFailed: (name: string) => `Error uploading ${name}. Please try again.`,
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
  deleteFailed: 'The document was not deleted. Please try again.',
  count: (count: number) => plural(count, { one: 'document', other: 'documents' }),
}
