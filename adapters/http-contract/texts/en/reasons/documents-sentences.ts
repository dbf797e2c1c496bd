import type { OutageReason } from '../../../writing-service.ts'
import { counted, inWords } from '../words.ts'

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
