import { FIELDS } from '../words.ts'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

type TooLargeRequest =
  | { readonly of: 'body' | 'file'; readonly bytes: number }
  | { readonly of: 'field-count'; readonly most: number }
  | { readonly of: 'fields' }

function tooLargeRequest(values: TooLargeRequest): string {
  switch (values.of) {
    case 'body':
      return `This is too large: at most ${sizeOf(values.bytes)} can be sent.`
    case 'file':
      return `The file is too large: at most ${Math.floor(values.bytes / MEGABYTE)} MB can be uploaded.`
    case 'field-count':
      return `One file can be sent, with at most ${values.most} fields.`
    case 'fields':
      return 'The fields of this form are too large.'
  }
}

function sizeOf(bytes: number): string {
  const kilobytes = Math.floor(bytes / KILOBYTE)
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${Math.floor(kilobytes / KILOBYTE)} MB`
}

export const callSentences = {
  'http.field': ({ sentence }: { readonly sentence: string }) => sentence,
  'http.foreign-origin': 'This call may only be made from the app itself.',
  'http.invalid-fields': ({ names }: { readonly names: readonly string[] }) =>
    names.length === 0 ? FIELDS : `Please check these fields: ${names.join(', ')}.`,
  'http.key-invalid': 'The header Idempotency-Key takes up to 200 letters, digits and signs.',
  'http.key-reused': 'This request has the key of another one. Choose a key for each thing to be done.',
  'http.malformed-address': 'The address of this call could not be understood.',
  'http.malformed-body': 'The request could not be understood.',
  'http.no-file': 'Please select at least one file to upload',
  'http.no-such-call': ({ host }: { readonly host: 'web' | 'any' }) =>
    host === 'web' ? 'This host serves the web app alone, and no calls.' : 'There is no such call.',
  'http.no-such-page': ({ host }: { readonly host: 'operations' | 'any' }) =>
    host === 'operations' ? 'There is nothing here.' : 'There is nothing at this address.',
  'http.not-ready': ({ what }: { readonly what: 'application' | 'server' }) =>
    what === 'application' ? 'The application is starting. Try again in a moment.' : 'The server is not ready.',
  'http.outcome-unknown': 'We can’t tell whether this was done before. Look first, then try again.',
  'http.too-large': (values: TooLargeRequest) => tooLargeRequest(values),
  'http.too-much-work': ({ seconds }: { readonly seconds: number }) =>
    `Too much was asked for in a short time. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  'http.unsupported-body': 'This call takes another type of content.',
  'http.wrong-host': ({ host }: { readonly host: string }) =>
    `This server does not answer for “${host}”. Use the address that your administrator gave you.`,
}
