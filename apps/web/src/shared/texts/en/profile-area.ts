import { plural } from './locale.ts'

/** The page that starts an application: the form, then the documents. */
const newApplication = {
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

const profile = {
  title: 'Organisation profile',
  intro:
    'What forms ask about your organisation. Your documents propose it, you confirm or type it, every application uses it. Enter saves and goes on to the next field.',
  counts: {
    confirmed: (count: number) => `${count} confirmed`,
    proposed: (count: number) => `${count} to confirm`,
    conflicting: (count: number) => plural(count, { one: 'conflict', other: 'conflicts' }),
    outdated: (count: number) => `${count} out of date`,
    missing: (count: number) => `${count} missing`,
  },
  looking: (count: number) =>
    `Looking for facts in ${plural(count, { one: 'document', other: 'documents' })}. You may leave this page.`,
  groups: {
    asked: 'Asked for lately',
    identity: 'Who we are',
    contact: 'Contact and signatory',
    money: 'Money',
    people: 'People',
    work: 'Our work',
    policies: 'Policies and insurance',
    bank: 'Bank',
    own: 'Your own facts',
  },
  money: {
    title: 'Income and spending by year',
    columns: ['Year and source', 'Amount'] as const,
    legend: 'Only confirmed figures. Full bars are income, pale ones spending.',
    fromPerson: (name: string | null) => (name === null ? 'Confirmed, no document has it' : `Confirmed by ${name}`),
  },
  groupHints: {
    asked: 'Your open applications lack these. What you confirm goes into their answers.',
    bank: 'Encrypted, shown in part, and never given to a language model.',
    own: 'Add what funders often ask you that has no place above.',
  },
  states: {
    confirmedBy: (name: string, date: string) => `Confirmed by ${name} on ${date}`,
    confirmed: (date: string) => `Confirmed on ${date}`,
    goodUntil: (date: string) => `good until ${date}`,
    proposed: 'Proposed by your documents',
    conflicting: 'Your documents differ',
    conflictingWithConfirmed: 'A document differs from what you confirmed',
    missing: 'Missing',
    expired: (date: string) => `Out of date since ${date}`,
    newerYear: 'Out of date: a document has a newer figure',
  },
  confirm: 'Confirm',
  confirmFact: (label: string) => `Confirm: ${label}`,
  change: 'Change',
  changeFact: (label: string) => `Change: ${label}`,
  reject: 'Not this',
  rejectFact: (label: string) => `Not this: ${label}`,
  add: 'Add',
  stillRight: 'Still right',
  stillRightFact: (label: string) => `Still right: ${label}`,
  choose: 'Use this',
  chooseFact: (label: string, value: string) => `Use this: ${value} (${label})`,
  keep: 'Keep this',
  keepFact: (label: string, value: string) => `Keep this: ${value} (${label})`,
  yours: 'What you confirmed',
  another: 'Type another',
  anotherFact: (label: string) => `Type another: ${label}`,
  save: 'Save',
  goodUntil: 'Good until (optional)',
  source: (fileName: string, page: number | null) => (page === null ? fileName : `${fileName}, page ${page}`),
  found: 'Found in',
  moreSources: (count: number) => `and ${plural(count, { one: 'other place', other: 'other places' })}`,
  failed: 'That was not saved. What you typed is still here.',
  figure: 'Figure',
  years: (group: string) => `${group}, by year`,
  figureOf: (label: string, year: number) => `${label} ${year}`,
  differ: 'They differ',
  addYear: (year: number) => `Add ${year}`,
  own: {
    add: 'Add a fact of your own',
    label: 'What it is',
    labelPlaceholder: 'For example: Ofsted number',
    value: 'Value',
  },
  welcome: {
    title: 'We think this is you',
    intro: 'Found in your documents. Confirm what is right and change what is not. Every form uses it.',
    looking: 'Looking for facts about your organisation in your documents',
    confirmAll: (count: number) => (count === 1 ? 'Confirm it' : `Confirm all ${count}`),
    whole: 'See the whole profile',
    later: 'Not now',
    done: 'Done: forms are now filled from these facts.',
    someFailed: 'Some facts were not saved. Please try again.',
  },
}

/** A funder's form for trying the product. The funder does not exist. */
const sampleForm = {
  tryIt: 'Try a sample form',
  applicationName: 'Sample: Larkrise Community Fund',
  purpose: 'a year of activities for our community',
  amount: '£9,500',
  fileName: 'Larkrise Community Fund (sample form).md',
  /** Markdown. */
  content: `# Larkrise Community Fund: application form

This is a sample form of a made-up funder. Grants of up to £10,000 for projects of up to one year.

## Part A: About your organisation

A1. What is the legal name of your organisation?

A2. What is your charity or company number?

A3. What is the registered address of your organisation?

A4. Who is the main contact for this application?

A5. What is the telephone number of the main contact?

A6. What does your organisation do? (max 120 words)

Tell us about your aims and your main activities.

A7. How do you keep children and adults at risk safe? (max 120 words)

## Part B: About your project

B1. What is the name of your project?

B2. What need will your project meet, and how do you know about it? (max 150 words)

B3. Who will benefit from your project, and how many people will you reach? (max 120 words)

B4. What will your project do, and when? (max 200 words)

B5. How will you know that the project made a difference? (max 120 words)
`,
}

/** Texts of the organisation's profile and of the first steps in a new account. */
export const profileArea = { profile, newApplication, sampleForm }
