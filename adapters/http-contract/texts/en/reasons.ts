import {
  accountSentences,
  callSentences,
  quotaSentences,
  sharedSentences,
  transferSentences,
} from './reasons/sentences-of-people.ts'
import {
  briefSentences,
  documentSentences,
  funderSentences,
  gapSentences,
  memorySentences,
  pipelineSentences,
  profileSentences,
  projectSentences,
  proofreadingSentences,
  proposalSentences,
  textSentences,
} from './reasons/sentences-of-content.ts'
import {
  healthSentences,
  jobSentences,
  modelSentences,
  operationsSentences,
  taskBoardSentences,
} from './reasons/sentences-of-service.ts'

/** One sentence for each code; a function for a code with values. */
const SENTENCES = {
  ...accountSentences,
  ...briefSentences,
  ...documentSentences,
  ...funderSentences,
  ...gapSentences,
  ...healthSentences,
  ...jobSentences,
  ...memorySentences,
  ...modelSentences,
  ...operationsSentences,
  ...profileSentences,
  ...pipelineSentences,
  ...projectSentences,
  ...proofreadingSentences,
  ...proposalSentences,
  ...quotaSentences,
  ...sharedSentences,
  ...taskBoardSentences,
  ...textSentences,
  ...transferSentences,
  ...callSentences,
}

type Sentences = typeof SENTENCES

/** A code with its values. A core reason without a sentence here fails to compile. */
export type Reason = {
  [Code in keyof Sentences]: Sentences[Code] extends (values: infer Values) => string
    ? { readonly code: Code; readonly values: Values }
    : { readonly code: Code; readonly values?: undefined }
}[keyof Sentences]

type StoredReason = string | { readonly code: string; readonly values?: unknown; readonly service?: string }

/** For codes that a newer release stored. */
const UNKNOWN = 'This did not work. Please try again.'

/** Empty for a refusal whose fields say everything. */
export function reasonSentence(reason: Reason): string {
  return storedSentence(reason)
}

/** Sentence of a stored reason: another release may have stored a sentence or an unknown code. */
export function storedSentence(stored: StoredReason): string {
  if (typeof stored === 'string') return stored
  const sentence = (SENTENCES as Readonly<Record<string, unknown>>)[stored.code] ?? UNKNOWN
  if (typeof sentence !== 'function') return String(sentence)
  try {
    return (sentence as (values: unknown) => string)(stored.values)
  } catch {
    return UNKNOWN
  }
}

/** `storedSentence`, with the service's reply on a separate line. */
export function sentenceForAdmins(stored: StoredReason): string {
  const { service } = typeof stored === 'string' ? {} : stored
  return service === undefined ? storedSentence(stored) : `${storedSentence(stored)}\n${service}`
}
