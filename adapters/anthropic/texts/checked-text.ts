import type { AnswerWarning, ClaimKind } from '../../../core/proposals/answer-warning.ts'
import { unsupportedClaims } from '../../../core/proposals/unsupported-claims.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelRun } from '../anthropic-client.ts'
import { withoutCalls, type Asked } from '../answers/look-up.ts'
import { textOf, type ModelReply } from '../model-reply.ts'
import { continued } from '../prompts/answer-question.prompt.ts'
import { apartFromLeftOut } from './left-out.ts'

/** What a text may rest on. */
export interface Evidence {
  /** Asked for after the text is there, when all has been looked up. */
  readonly texts: () => readonly string[]
  readonly language: string
}

/** What no source holds, as it is in the text. */
export type UnsupportedClaim = Pick<AnswerWarning & { readonly kind: 'unsupported' }, 'claim' | 'text'>

export interface CheckedReply {
  readonly reply: ModelReply
  /** In the order of the text. */
  readonly unsupported: readonly UnsupportedClaim[]
}

const HEADINGS = /^#{1,6} .*$/gmu
const BRACKETS = /\[[^\]\n]*\]/gu

/** The reply, which is asked once to correct what its sources do not hold; what is left of that is said. */
export async function checkedReply(
  run: ModelRun,
  { cancellation }: CallContext,
  { request, reply }: Asked,
  evidence: Evidence,
): Promise<CheckedReply> {
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
export function claimsIn(
  text: string,
  { texts, language }: Evidence,
  kinds?: ReadonlySet<ClaimKind>,
): UnsupportedClaim[] {
  const plain = apartFromLeftOut(text).text.replace(HEADINGS, '').replace(BRACKETS, ' ').replaceAll('|', '\n')
  const claims = unsupportedClaims(plain, texts(), language).flatMap((warning) => {
    if (warning.kind !== 'unsupported' || (kinds && !kinds.has(warning.claim))) return []
    return warning.claim === 'name' && !language.startsWith('en') ? [] : [warning]
  })
  return claims.filter((one, at) => claims.findIndex((other) => other.text === one.text) === at)
}

function correctionText(claims: readonly UnsupportedClaim[]): string {
  const list = claims.map(({ text }) => `- ${text}`).join('\n')
  return `These stand in none of the sources that you were given:\n${list}\nWrite the whole text again. Source each of them: put what a source says in its place; or soften it, so that it says no more than its source; or drop it. Change nothing else. Reply with the text alone.`
}
