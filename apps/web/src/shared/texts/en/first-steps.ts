import { plural } from './locale.ts'

/** The page that starts an application: the form, then the documents. */
export const newApplication = {
  title: 'New application',
  intro: 'Drop the funder’s form. We find its questions and draft the answers from your documents.',
  form: 'The funder’s form',
  formHint: 'Its name, funder and deadline are read from it.',
  dropForm: {
    drop: 'Drop the form here',
    release: 'Let go to choose this form',
    choose: 'Choose the form',
    hint: (maxMb: number) =>
      `PDF, Word, OpenDocument, Excel, web page or text, up to ${maxMb} MB. You can also paste the questions into a text file.`,
  },
  tooLarge: (name: string, maxMb: number) => `“${name}” is larger than ${maxMb} MB. Choose a smaller file.`,
  another: 'Choose another form',
  sample: 'Try a sample form',
  withoutForm: 'Type the questions yourself',
  documents: 'Your documents',
  documentsHint: 'Past applications, annual reports and policies work best. Answers come from these alone.',
  inLibrary: (count: number) => `${plural(count, { one: 'document is', other: 'documents are' })} in your library.`,
  dropDocuments: {
    drop: 'Drop documents here',
    release: 'Let go to add these documents',
    choose: 'Choose documents',
  },
  details: 'Name, funder and project',
  detailsHint: 'Leave empty what the form says itself.',
  namePlaceholder: 'As the form says',
  project: 'Project',
  newProject: 'A new project',
  start: 'Read the form and draft answers',
  startWithout: 'Create the application',
  sendingDocuments: 'Sending your documents',
  nothingToUse: 'Without documents most answers stay empty. You can add them later, too.',
  failed: 'The application was not created. What you chose is still here.',
}
