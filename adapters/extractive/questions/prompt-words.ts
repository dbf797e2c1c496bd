import type { FormWordKind } from '../../../core/languages/language-data.ts'
import { formWords } from '../../../core/languages/languages.ts'

/** A pattern for the start of a line, in all languages of forms. */
function startsWith(kind: FormWordKind): RegExp {
  return new RegExp(String.raw`^(?:${formWords(kind)})(?![\p{L}’'])`, 'iu')
}

export const INTERROGATIVE = startsWith('interrogatives')

/** Opener of a question with a yes or no answer. */
export const YES_NO_OPENER = startsWith('yesNoOpeners')

/** Verbs that ask for an answer in words. */
export const ASKING_VERB = startsWith('askingVerbs')

export const POLITE_OPENING = startsWith('politeOpeners')

export const ACTION_VERB = startsWith('actionVerbs')

export const FOLLOW_UP = startsWith('followUps')

export const GUIDANCE_OPENER = startsWith('guidanceOpeners')
