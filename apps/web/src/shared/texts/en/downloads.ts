/** Texts about downloads. */
export const downloads = {
  open: 'Download',
  formats: { docx: 'Word', pdf: 'PDF', md: 'Markdown', txt: 'Plain text' },
  failed: 'The file was not made.',
  notShown: 'The PDF can’t show these as they are:',
  notShownHint: 'Words are spelt in Latin letters, in brackets; signs are left out. The Word document has them all.',
  saveAllTheSame: 'Save the PDF all the same',
  choose: 'What is in the file…',
  toPortal: 'Copy into a web form…',
  contents: {
    title: 'What is in the file',
    hint: 'The answers are always in it. This browser remembers your choice.',
    guidance: 'Guidance of the questions',
    sources: 'Sources of the answers',
    unanswered: 'Questions without an answer',
    letter: 'Cover letter',
    table: 'Table of the questions',
  },
}
