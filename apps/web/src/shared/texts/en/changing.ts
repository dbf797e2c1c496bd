import { plural } from './locale.ts'

/** Actions on a whole application, project or report. */
export const changing = {
  duplicate: 'Duplicate',
  duplicateFailed: 'No copy was made. Please try again.',
  remove: 'Delete…',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeForGood: 'Delete',
  removeFailed: 'Nothing was deleted. Please try again.',
  goesWithIt: 'With it goes:',
  notBroughtBack: 'This can’t be undone.',
  questions: (count: number) =>
    plural(count, { one: 'question with its answer and history', other: 'questions with their answers and history' }),
  coverLetter: 'the cover letter',
  formFile: (fileName: string) => `the form “${fileName}”`,
  applications: (count: number) =>
    plural(count, { one: 'application with its answers', other: 'applications with their answers' }),
  reports: (count: number) => plural(count, { one: 'report', other: 'reports' }),
  documents: (count: number) => plural(count, { one: 'project document', other: 'project documents' }),
  overview: 'the project overview',
  reportText: 'its text and history',
  projectMenu: 'More for this project',
  reportMenu: 'More for this report',
  writeAgain: 'Write again…',
  writeAgainTitle: 'Write the report again',
  writeAgainHint: 'The text that stands here now is kept in its history.',
  prompt: 'Report prompt',
  replaceOfPeople: 'Replace the text even if a person wrote or changed it',
  write: 'Write again',
  writeAgainFailed: 'The report is not being written again. What you typed is still here.',
}
