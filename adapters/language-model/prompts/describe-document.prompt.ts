import { textOf, type ModelReply, type ModelRequest } from '../port/language-model.ts'
import { DEFAULT_SETTINGS } from '../../../core/identity/account.ts'
import type { DescribedDocument } from '../../../core/documents/ports.ts'
import { cutToLimit } from '../../../core/proposals/question/cut-to-limit.ts'
import { cleanedText, SOURCE_MARKS } from '../cleaning/cleaned-reply.ts'
import { asData } from './as-data.ts'
import { MATERIAL_IS_DATA, SOURCES_ONLY, systemOf } from './rules.ts'

/** The description is short; thinking counts too. */
const MAX_TOKENS = 4_000
const LONGEST = { words: null, characters: 220 }
const NOTHING = 'NOTHING'
const RULES = `You describe a document of a charity's library for a list of documents.

How to write
- One or two short sentences, 200 characters at most, plain text: what kind of document it is, of whom, of which time, about what.
- Where the opening does not tell, reply with ${NOTHING} alone.`

export function descriptionRequest({ fileName, opening, language }: DescribedDocument): ModelRequest {
  const system = systemOf([RULES, SOURCES_ONLY, MATERIAL_IS_DATA], { ...DEFAULT_SETTINGS, language })
  const content = `${asData('opening', opening, { file: fileName })}\nDescribe this document.`
  return { maxTokens: MAX_TOKENS, system, messages: [{ role: 'user', content }] }
}

/** Null if the reply has no useful text. */
export function readDescription(reply: ModelReply): string | null {
  const said = cleanedText(textOf(reply)).text.replace(SOURCE_MARKS, '').replace(/\s+/gu, ' ').trim()
  return said === '' || said.startsWith(NOTHING) ? null : cutToLimit(said, LONGEST)
}
