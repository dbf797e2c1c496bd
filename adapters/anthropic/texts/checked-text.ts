import type { ClaimKind } from '../../../core/proposals/answer-warning.ts'
import { unsupportedClaims } from '../../../core/proposals/unsupported-claims.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelRun } from '../anthropic-client.ts'
import { withoutCalls, type Asked } from '../answers/look-up.ts'
import { textOf, type ModelReply } from '../model-reply.ts'
import { continued } from '../prompts/answer-question.prompt.ts'
import { apartFromLeftOut } from './left-out.ts'
import { escaped, textPhrasesFor } from './text-phrases.ts'

/** What a text may rest on. */
export interface Evidence {
  /** Asked for after the text is there, when all has been looked up. */
  readonly texts: () => readonly string[]
  readonly language: string
}

export interface CheckedReply {
  readonly reply: ModelReply
  /** What no source holds, as it is in the text. */
  readonly unsupported: readonly string[]
}

const HEADINGS = /^#{1,6} .*$/gmu
const BRACKETS = /\[[^\]\n]*\]/gu
const MAX_NAMED = 12

/** The reply, which is asked once to correct what its sources do not hold; what is left of that is named. */
export async function checkedReply(
  run: ModelRun,
  { cancellation }: CallContext,
  { request, reply }: Asked,
  evidence: Evidence,
): Promise<CheckedReply> {
  if (textOf(reply).trim() === '') throw emptyReply()
  const unsupported = claimsIn(textOf(reply), evidence)
  if (unsupported.length === 0) return { reply, unsupported }
  try {
    const second = await run.send(withoutCalls(continued(request, reply, correctionText(unsupported))))
    const left = claimsIn(textOf(second), evidence)
    const isBetter = textOf(second).trim() !== '' && left.length < unsupported.length
    return isBetter ? { reply: second, unsupported: left } : { reply, unsupported }
  } catch (error) {
    // The first text is there, and says what is to be checked.
    if (cancellation.aborted) throw error
    return { reply, unsupported }
  }
}

/** The figures, dates, amounts, quotations and, in English, names of a text that its evidence does not hold, each once. */
export function claimsIn(text: string, { texts, language }: Evidence, kinds?: ReadonlySet<ClaimKind>): string[] {
  const plain = apartFromLeftOut(text).text.replace(HEADINGS, '').replace(BRACKETS, ' ').replaceAll('|', '\n')
  const claims = unsupportedClaims(plain, texts(), language).flatMap((warning) => {
    if (warning.kind !== 'unsupported' || (kinds && !kinds.has(warning.claim))) return []
    return warning.claim === 'name' && !language.startsWith('en') ? [] : [warning.text]
  })
  return [...new Set(claims)]
}

/** The text with what is to be checked in it. */
export function withClaimsNamed(text: string, claims: readonly string[], language: string): string {
  if (claims.length === 0) return text
  const named = claims.slice(0, MAX_NAMED).map((claim) => `“${escaped(claim)}”`)
  const more = claims.length > MAX_NAMED ? ', …' : '.'
  return `${text}\n\n*${textPhrasesFor(language).toCheck}: ${named.join(', ')}${more}*`
}

export function emptyReply(): AppError {
  return new AppError('unavailable', 'model.empty')
}

function correctionText(claims: readonly string[]): string {
  const list = claims.map((claim) => `- ${claim}`).join('\n')
  return `These stand in none of the sources that you were given:\n${list}\nWrite the whole text again: put what the sources say in their place, or leave the statement out. Change nothing else. Reply with the text alone.`
}
