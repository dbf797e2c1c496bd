import type { OutageReason } from '../../../writing-service.ts'
import { counted, FIELDS, inWords } from '../words.ts'

export const briefSentences = {
  'brief.being-proposed': 'The documents of this project are being read for its brief just now.',
  'brief.budget-changed': 'Somebody else changed the budget in the meantime. Your changes are not saved.',
  'brief.documents-required': 'Upload project documents on the Grants tab before you have a brief proposed.',
  'brief.failed': 'The brief could not be proposed. Please try again.',
}

const ACCEPTED_TYPES =
  'PDF, Word (DOCX or DOC), OpenDocument text (ODT), RTF, Excel (XLSX), PowerPoint (PPTX), HTML, web archives (MHT), e-mails (EML), Markdown, CSV and plain text'
const ACCEPTED_FORMS =
  'PDF, Word (DOCX or DOC), OpenDocument text (ODT), Excel (XLSX), HTML, web archives (MHT), e-mails (EML), Markdown and plain text'

const UNITS = {
  elements: 'elements',
  'nested-elements': 'elements within each other',
  'paragraphs-and-tables': 'paragraphs and tables',
  'paragraphs-and-rows': 'paragraphs and rows',
  lines: 'lines',
  characters: 'characters of text',
  'million-characters': 'million characters of text',
  sheets: 'sheets',
  parts: 'parts',
  attachments: 'attachments',
  'nested-messages': 'messages within each other',
  'megabytes-unpacked': 'MB once unpacked',
  'nested-graphics-states': 'states of graphics within each other',
  pages: 'pages',
  'pieces-on-a-page': 'pieces of text and fields on a page',
}

type TooLargeInside =
  | { readonly of: 'amount'; readonly what: string; readonly most: number; readonly unit: keyof typeof UNITS }
  | { readonly of: 'unpacked' | 'painted'; readonly what: string }
  | { readonly of: 'memory' }
  | { readonly of: 'picture'; readonly megapixels: number }
  | { readonly of: 'scan'; readonly pages: number }
  | { readonly of: 'passages'; readonly most: number }

interface UnknownType {
  readonly found: string | null
  readonly instead?: keyof typeof INSTEAD
}

const INSTEAD = {
  unpack: 'Unpack it and upload its documents one by one.',
  'save-message': 'Save the message as .eml or print it to PDF, and upload that.',
}

const ENCODER: Readonly<Record<OutageReason | 'refused' | 'no-vectors' | 'too-many-numbers', string>> = {
  'key-refused': 'refuses the key',
  'limit-reached': 'has reached a limit set at its vendor',
  'no-credit': 'has no credit left',
  'no-vectors': 'answered with no vectors',
  'organisation-disabled': 'belongs to an account that its vendor closed',
  refused: 'could not take the request',
  'too-many-numbers': 'gives longer vectors than 1,024 numbers: set TEXT_ENCODER_DIMENSIONS or choose another model',
  unavailable: 'can’t be reached',
  'unknown-model': 'does not know the model',
  'wrong-address': 'is not what answers at its address',
}

function tooLargeInside(values: TooLargeInside): string {
  switch (values.of) {
    case 'amount':
      return `The ${values.what} is too large to be read: it holds more than ${inWords(values.most)} ${UNITS[values.unit]}.`
    case 'unpacked':
      return `The ${values.what} is too large to be read: it holds more than any document does once it is unpacked.`
    case 'painted':
      return `The ${values.what} is too large to be read: it holds more than any document does once its forms are painted.`
    case 'memory':
      return 'The file is too large inside to be read. Split it or save it in a simpler form.'
    case 'picture':
      return `The PDF is a scan with a picture of more than ${values.megapixels} megapixels, which is too large to be read. Scan it again with fewer dots per inch.`
    case 'scan':
      return `The PDF is a scan of more than ${values.pages} pages, which is too long to be read. Upload a version whose text can be selected.`
    case 'passages':
      return `The file is too large to be read: it holds more than ${inWords(values.most)} passages of text. Split it.`
  }
}

function withArticle(noun: string): string {
  return `${/^[aeiou]|^RTF/i.test(noun) ? 'an' : 'a'} ${noun}`
}

export const documentSentences = {
  'documents.being-read': 'Your documents are still being read.',
  'documents.ended-process':
    'Reading this file ended the program twice. Save it in another format, such as PDF or Word, and upload that.',
  'documents.gave-up': 'This document could not be read. Please upload it again.',
  'documents.last-label': 'A document needs at least one label. To stop using this one anywhere, delete it.',
  'documents.not-encoded': ({ because }: { readonly because: keyof typeof ENCODER }) =>
    `The text encoder ${ENCODER[because]}. Searches go by words alone until it works.`,
  'documents.not-found': 'Document not found',
  'documents.passages-kept': ({ count }: { readonly count: number }) => counted(count, 'passage'),
  'documents.stored-already': 'This document is in the library already.',
  'file.broken': ({ what }: { readonly what: string }) =>
    `The ${what} is damaged or incomplete and can't be opened. Upload it again.`,
  'file.empty': 'The file is empty.',
  'file.ends-its-reader': 'The file could not be read. Save it in another format and upload that.',
  'file.password-protected': ({ what }: { readonly what: string }) =>
    `The ${what} is protected by a password. Remove the password and upload it again.`,
  'file.scanned':
    'The PDF is a scan: it holds pictures of pages and no text. Upload a version whose text can be selected.',
  'file.too-large-inside': (values: TooLargeInside) => tooLargeInside(values),
  'file.too-slow': ({ seconds }: { readonly seconds: number }) =>
    `The file could not be read within ${seconds} seconds. Split it or save it anew.`,
  'file.unknown-type': ({ found, instead }: UnknownType) =>
    [
      found === null ? 'The type of this file is not known.' : `This is ${found}, which can't be read here.`,
      ...(instead === undefined ? [] : [INSTEAD[instead]]),
      `Accepted are ${ACCEPTED_TYPES}.`,
    ].join(' '),
  'file.unreadable-letters':
    'The text of the PDF can be seen but not read: its fonts do not say which letters they hold. Export it anew.',
  'file.without-text': ({ what }: { readonly what: string }) => `The ${what} holds no text.`,
  'files.not-found': 'The file is no longer there.',
  'files.unavailable': 'Files can’t be reached at the moment. Please try again in a few minutes.',
  'form.locked':
    'The PDF can be read but is locked against changes. Print it to a new PDF and upload that, or download the application as a document.',
  'form.not-filled': ({ what }: { readonly what: string }) =>
    `A filled copy of ${withArticle(what)} can't be made. Save the form as Word, OpenDocument, Excel or PDF, and upload that.`,
  'form.signed': ({ what }: { readonly what: string }) =>
    `The ${what} is signed, and filling it in would break the signature. Fill it in by hand.`,
  'form.too-large': ({ most, unit }: { readonly most: number; readonly unit: 'blocks' | 'characters' }) =>
    `The file is too large to be read as a form: it holds more than ${inWords(most)} ${unit === 'blocks' ? 'paragraphs, cells and fields' : 'characters of text'}. Upload the form alone, or only its questions.`,
  'form.unsupported-type': ({ what }: { readonly what: string }) =>
    `This is ${withArticle(what)}, which can't be read as a form. Accepted are ${ACCEPTED_FORMS}.`,
  'reading.closed': 'The server is shutting down. Try again in a moment.',
  'reading.failed': 'The file could not be read just now. Try again.',
}

export const funderSentences = {
  'funders.broken-register': ({ records, format }: { readonly records: number; readonly format: 'table' | 'JSON' }) =>
    format === 'table'
      ? `The table can’t be read after record ${records}: its quotation marks do not match, or it was cut off.`
      : `The file is no valid JSON after record ${records}. Download it again: it may have been cut off.`,
  'funders.import-ended-process': 'Importing this file ended the program twice.',
  'funders.import-stopped': 'The import stopped for a reason that is in the log.',
  'funders.invalid-funder': FIELDS,
  'funders.name-required': 'Enter the name of the funder.',
  'funders.name-taken': ({
    funderName,
    charityNumber,
  }: {
    readonly funderName: string
    readonly charityNumber: string | null
  }) =>
    `Another funder is called “${funderName}” already. It has ${charityNumber === null ? 'no charity number' : `the charity number ${charityNumber}`}.`,
  'funders.name-too-long': ({ most }: { readonly most: number }) => `The name may have at most ${most} characters.`,
  'funders.no-register': ({ isText }: { readonly isText: boolean }) =>
    isText
      ? 'This is no register that can be imported. Import grants in the 360Giving standard (JSON or CSV), the tables of charities or of other names of the Charity Commission’s public extract (JSON or text), or tables of Form 990 (JSON or CSV).'
      : 'This is no text file. Import a register as JSON, CSV or tab-separated text.',
  'funders.not-found': 'Funder not found',
  'funders.number-required': 'Enter the charity number.',
  'funders.number-taken': ({
    charityNumber,
    funderName,
  }: {
    readonly charityNumber: string
    readonly funderName: string
  }) => `The charity number ${charityNumber} belongs to another funder: “${funderName}”.`,
  'funders.number-too-long': ({ most }: { readonly most: number }) =>
    `The charity number may have at most ${most} characters.`,
  'funders.spreadsheet':
    'This is a spreadsheet or a packed file. Save the sheet of grants as CSV, or unpack the file, and import that.',
  'funders.imported': ({
    recordsRead,
    fundersAdded,
    fundersChanged,
    recordsSkipped,
  }: {
    readonly recordsRead: number
    readonly fundersAdded: number
    readonly fundersChanged: number
    readonly recordsSkipped: number
  }) =>
    `${recordsRead} records read, ${fundersAdded} funders added, ${fundersChanged} changed, ${recordsSkipped} records left out.`,
  'funders.overview-kept': 'Nothing is known of this funder but its name. The overview stays as it was.',
  'funders.overview-renewed': 'The overview was written anew.',
  'funders.overviews-requested': ({ count }: { readonly count: number }) => `Asked for ${counted(count, 'overview')}.`,
}

export const gapSentences = {
  'gaps.not-found': 'This application does not ask for that.',
}

export const memorySentences = {
  'memory.not-found': 'We have no such answer.',
  'memory.text-required': 'Please write an answer, or retire it.',
}

/** Sentences about deadlines. */
export const pipelineSentences = {
  'pipeline.reminders-queued': ({ count }: { count: number }) =>
    count === 1 ? 'Queued 1 mail before a deadline.' : `Queued ${count} mails before deadlines.`,
} as const

export const profileSentences = {
  'profile.fact-not-found': 'Your profile has no such fact.',
  'profile.key-in-use': 'Your profile has a fact under this key already.',
  'profile.key-invalid': 'Use a short name of letters and digits that starts with a small letter.',
  'profile.label-required': 'Please say what this is.',
  'profile.label-too-long': ({ most }: { readonly most: number }) => `This may have at most ${most} characters.`,
  'profile.not-a-date': 'Please give a date or a year, such as 14 March 2021 or 2021.',
  'profile.not-a-day': 'Please give a day and a month, such as 31 March.',
  'profile.not-a-number': 'Please give a number.',
  'profile.not-a-telephone': 'Please give a telephone number.',
  'profile.not-a-url': 'Please give a web address, such as www.example.org.',
  'profile.not-an-amount': 'Please give an amount, such as £12,500.',
  'profile.two-amounts': ({
    typed,
    one,
    other,
  }: {
    readonly typed: string
    readonly one: string
    readonly other: string
  }) => `“${typed}” may mean ${one} or ${other}. Please write the one that you mean.`,
  'profile.not-an-email': 'Please give an email address.',
  'profile.not-an-iban': 'This is not a valid IBAN. Please check its digits.',
  'profile.too-many-facts': ({ most }: { readonly most: number }) => `A profile may hold at most ${most} facts.`,
  'profile.value-required': 'Please give a value.',
  'profile.value-too-long': ({ most }: { readonly most: number }) => `This may have at most ${most} characters.`,
}

export const projectSentences = {
  'projects.admins-only': 'Only admins may have an overview written again.',
  'projects.documents-required': 'Upload project documents on the Grants tab before you have an overview written.',
  'projects.not-found': 'Project not found',
  'projects.nothing-to-write-from':
    'Nothing could be read in the documents of this project. Upload others on the Grants tab, then try again.',
  'projects.overview-being-written': 'The overview is being written just now.',
  'projects.overview-failed': 'The overview could not be written. Please try again.',
  'reports.documents-required': ({ isCreated }: { readonly isCreated: boolean }) =>
    isCreated
      ? 'There is no document to write this report from. Upload documents for reports, then create it again.'
      : 'You need to upload documents before creating a report.',
  'reports.documents-unreadable':
    'None of the documents for reports could be read. Upload others before creating a report.',
  'reports.failed': 'The report could not be written. Please create it again.',
  'reports.not-found': 'Report not found',
  'reports.nothing-to-write-from':
    'The documents of this project’s reports say too little on what you asked for. Upload more, or ask for something else.',
  'reports.project-removed': 'The project of this report was removed.',
  'reports.prompt-required': 'Describe what the report is to be about.',
  'reports.prompt-too-long': ({ most }: { readonly most: number }) =>
    `The description may have at most ${most} characters.`,
  'reports.being-written': 'The report is being written just now.',
}

interface Differing {
  readonly here: string
}

export const proofreadingSentences = {
  'proofreading.suggestions-made': ({ count }: { readonly count: number }) => counted(count, 'suggestion'),
  'proofreading.failed': 'Looking for suggestions failed. Please try again.',
  'proofreading.not-drafted': 'Answers are still being written. Look for suggestions when they are there.',
  'proofreading.nothing-to-read': 'There are no answers to make suggestions for yet.',
  'proofreading.only-by-hand': 'Please change the answer yourself: only you can tell what is right.',
  'proofreading.outdated': 'The answer was changed since, so this suggestion does not fit any more.',
  'proofreading.suggestion-not-found': 'Suggestion not found',
  'proofreading.under-way': 'Suggestions for this application are being made just now.',
  'proofreading.acronym': ({ acronym }: { readonly acronym: string }) =>
    `No answer says what “${acronym}” stands for. Write it out the first time.`,
  'proofreading.acronym-explained-later': ({ acronym }: { readonly acronym: string }) =>
    `“${acronym}” is used here before it is written out.`,
  'proofreading.differs-from-answer': ({ here, there }: Differing & { readonly there: string }) =>
    `This answer says ${here}, another one ${there}. Which is right?`,
  'proofreading.differs-from-profile': ({ here, known, year }: Differing & { known: string; year: number }) =>
    `This answer says ${here}, your profile ${known} for ${year}. Which is right?`,
  'proofreading.differs-from-request': ({ here, asked }: Differing & { readonly asked: string }) =>
    `This answer asks for ${here}, the application for ${asked}. Which is right?`,
  'proofreading.no-date': 'The question asks when, and the answer gives no date.',
  'proofreading.no-number': 'The question asks how many or how much, and the answer gives no number.',
  'proofreading.repeated': 'Another answer says this in nearly the same words.',
}

export const proposalSentences = {
  'proposals.admins-only': ({ to }: { readonly to: 'rewrite-letter' | 'see' }) =>
    to === 'see' ? 'Only admins may see this.' : 'Only admins may have a cover letter written again.',
  'proposals.answered-already': 'This question has its answer already.',
  'proposals.answers-planned': ({ count }: { readonly count: number }) => counted(count, 'answer'),
  'proposals.being-answered': 'This question is being answered just now.',
  'proposals.chat-full': ({ most }: { readonly most: number }) =>
    `This chat holds ${most} requests, the most it can have. Copy the answer, and change it yourself.`,
  'proposals.document-not-found': 'Grant document not found',
  'proposals.form-unread': 'The form could not be read. Please upload it again, or add the questions yourself.',
  'proposals.funder-overview-required': 'A completed funder overview is required before a cover letter can be written.',
  'proposals.letter-being-written': 'The cover letter is being written just now.',
  'proposals.letter-failed': 'The cover letter could not be written. Please try again.',
  'proposals.no-questions': 'This application has no questions yet.',
  'proposals.item-not-found': 'This is not on the list any more.',
  'proposals.line-not-found': 'This line does not stand in the form.',
  'proposals.mentioned-gone':
    'Somebody whom you mention was removed from this account. Nobody was told. Look whom you mention, and send it again.',
  'proposals.no-form': 'This application has no form.',
  'proposals.too-many-items': ({ most }: { readonly most: number }) =>
    `An application may have at most ${most} things to do.`,
  'proposals.no-questions-found': ({ fileName }: { readonly fileName: string }) =>
    `We found no questions in ${fileName}. Add them yourself below, or start again with another file.`,
  'proposals.not-found': 'Grant application not found',
  'proposals.nothing-to-write-from':
    'There is nothing to write a letter from yet. Add questions, let them be answered and check what is marked in the answers, then try again.',
  'proposals.question-not-found': 'Question not found',
  'proposals.question-required': 'Enter a question.',
  'proposals.question-too-long': ({ most }: { readonly most: number }) =>
    `A question may have at most ${most} characters.`,
  'proposals.request-required': 'Say what you want to be changed.',
  'proposals.request-too-long': ({ most }: { readonly most: number }) =>
    `A request may have at most ${most} characters.`,
  'proposals.too-many-questions': ({ most, count }: { readonly most: number; readonly count?: number }) =>
    `An application may have at most ${most} questions.${count === undefined ? '' : ` This would make ${count}.`}`,
  'proposals.unknown-assignee': 'Choose somebody who is a user of your account.',
  'proposals.form-being-read': 'The form is being read just now. Try again in a moment.',
  'proposals.no-other-question': 'Choose another question of this application.',
  'proposals.text-required': 'Paste the questions here.',
  'proposals.no-questions-pasted':
    'We found no questions in this text. Put each question on a line of its own, or add them one by one.',
  'proposals.nothing-to-check': 'This question has no answer yet. Write one before you mark it as checked.',
  'proposals.told-together': 'One mail told of this and of other assignments.',
  'proposals.too-few-parts': 'Give at least two questions.',
  'proposals.selection-not-found': 'The words that you selected are not in the answer any more. Select them again.',
  'proposals.nothing-to-write-about':
    'Add a question or a funder first. There is nothing to write a cover letter about yet.',
  'proposals.comment-not-found': 'Comment not found',
  'proposals.not-your-comment': 'Only the author of a comment can change or delete it.',
  'proposals.too-many-comments': ({ most }: { readonly most: number }) =>
    `This question has ${most} comments, the most it can have.`,
  'proposals.form-read-already':
    'This application has the questions of a form already. Remove them first, or start a new application.',
  'proposals.comment-required': 'Write a comment.',
  'proposals.comment-too-long': ({ most }: { readonly most: number }) =>
    `A comment may have at most ${most} characters.`,
}

export const textSentences = {
  'texts.confirmation-required':
    'Somebody wrote or changed this text. Confirm that a new draft replaces it; it stays in its history.',
  'texts.letters-not-in-pdf': 'This text has letters that the PDF cannot show. Download it as a Word document instead.',
  'texts.newer-version': 'Somebody else changed this text in the meantime. Both versions are kept.',
  'texts.nothing-to-undo': 'There is no earlier version to go back to.',
  'texts.right-to-left-pdf':
    'This text is written from right to left, which the PDF cannot show. Download it as a Word document instead.',
  'texts.too-intricate':
    'This text has too many lines or formatting signs, such as * or >, to be shown. Remove some, then save it again.',
  'texts.too-long': ({ most, length }: { readonly most: number; readonly length: number }) =>
    `A text may have at most ${most} characters. This one has ${length}.`,
  'texts.version-not-found': 'Version not found',
}
