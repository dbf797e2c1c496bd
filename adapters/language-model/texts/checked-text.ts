import { textOf, type ModelReply } from '../port/language-model.ts'
import type { AnswerWarning, ClaimKind } from '../../../core/shared/answer-warning.ts'
import { unsupportedClaims, type CitedPassages } from '../../../core/claims/unsupported-claims.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelRun } from '../model-client.ts'
import { withoutCalls, type Asked } from '../answers/look-up.ts'
import { cleanedReply } from '../cleaning/cleaned-reply.ts'
import { emptyReply } from '../empty-reply.ts'
import { continued } from '../prompts/answer-question.prompt.ts'

/** What a text may rest on. */
export interface Evidence {
  /** Asked for after the text is there, when all has been looked up. */
  readonly texts: () => readonly string[]
  readonly language: string
}

interface CitableEvidence extends Evidence {
  /** The text of a reply that names its sources, and what of it rests on which of them. */
  readonly read?: (reply: ModelReply) => ReadReply
}

interface ReadReply {
  readonly text: string
  readonly cited?: CitedPassages
}

/** What no source holds, as it is in the text. */
export type UnsupportedClaim = Pick<AnswerWarning & { readonly kind: 'unsupported' }, 'claim' | 'text'>

export interface CheckedReply {
  /** Cleaned: without what is around the text. */
  readonly reply: ModelReply
  /** What was left out of it, an entry for each thing. */
  readonly leftOut: readonly string[]
  /** In the order of the text. */
  readonly unsupported: readonly UnsupportedClaim[]
}

/** Headings, and what is left to the user to fill in: they state nothing. */
const STATES_NOTHING = [/^#{1,6} .*$/gmu, /\[[^\]\n]*\]/gu]

/** The reply, cleaned, which is asked once to correct what its sources do not hold; what is left of that is said. */
export async function checkedReply(
  run: ModelRun,
  { cancellation }: CallContext,
  { request, reply }: Asked,
  evidence: CitableEvidence,
): Promise<CheckedReply> {
  const first = cleaned(reply, evidence)
  const { unsupported } = first
  if (textOf(first.reply).trim() === '') throw emptyReply()
  if (unsupported.length === 0) return first
  try {
    const second = await run.send(withoutCalls(continued(request, reply, correctionText(unsupported))))
    const next = cleaned(second, evidence)
    const isBetter = textOf(next.reply).trim() !== '' && next.unsupported.length < unsupported.length
    return isBetter ? next : first
  } catch (error) {
    // The first text is there, and says what is to be checked.
    if (cancellation.aborted) throw error
    return first
  }
}

function cleaned(said: ModelReply, evidence: CitableEvidence): CheckedReply {
  const { reply, lacking: leftOut } = cleanedReply(said)
  return { reply, leftOut, unsupported: claimsOf(reply, evidence) }
}

function claimsOf(reply: ModelReply, evidence: CitableEvidence): UnsupportedClaim[] {
  const { text, cited } = evidence.read?.(reply) ?? { text: textOf(reply) }
  return claimsIn(text, evidence, undefined, cited)
}

/**
 * The figures, dates, amounts, quotations, statements and, in English, names of a text that its evidence does not hold,
 * each once.
 */
export function claimsIn(
  text: string,
  { texts, language }: Evidence,
  kinds?: ReadonlySet<ClaimKind>,
  cited?: CitedPassages,
): UnsupportedClaim[] {
  const stating = STATES_NOTHING.reduce((all, part) => all.replace(part, (found) => ' '.repeat(found.length)), text)
  const claims = unsupportedClaims(stating.replaceAll('|', '\n'), texts(), language, cited).flatMap((warning) => {
    if (warning.kind !== 'unsupported' || (kinds && !kinds.has(warning.claim))) return []
    return warning.claim === 'name' && !language.startsWith('en') ? [] : [warning]
  })
  return claims.filter((one, at) => claims.findIndex((other) => other.text === one.text) === at)
}

function correctionText(claims: readonly UnsupportedClaim[]): string {
  const list = claims.map(({ text }) => `- ${text}`).join('\n')
  return `These stand in none of the sources that you were given:\n${list}\nWrite the whole text again. Source each of them: put what a source says in its place; or soften it, so that it says no more than its source; or drop it. Change nothing else. Reply with the text alone.`
}
