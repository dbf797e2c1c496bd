import { textOf, type ModelReply } from '../port/language-model.ts'
import type { AnswerWarning, ClaimKind } from '../../../core/shared/answer-warning.ts'
import { unsupportedClaims, type CitedPassages } from '../../../core/claims/unsupported-claims.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelRun } from '../model-client.ts'
import { withoutCalls, type Asked } from '../answers/look-up.ts'
import { cleanedReply } from '../cleaning/cleaned-reply.ts'
import { emptyReply } from '../empty-reply.ts'
import { continued } from '../prompts/answer-question.prompt.ts'

/** Texts that may support a claim. */
export interface Evidence {
  /** Called after the text is written, so that all searches are included. */
  readonly texts: () => readonly string[]
  readonly language: string
}

interface CitableEvidence extends Evidence {
  /** Reads the text of a reply that names its sources, and the source of each part. */
  readonly read?: (reply: ModelReply) => ReadReply
}

interface ReadReply {
  readonly text: string
  readonly cited?: CitedPassages
}

/** A claim that no source supports, verbatim. */
export type UnsupportedClaim = Pick<AnswerWarning & { readonly kind: 'unsupported' }, 'claim' | 'text'>

export interface CheckedReply {
  /** Without remarks around the text. */
  readonly reply: ModelReply
  /** Topics that were left out, one entry each. */
  readonly leftOut: readonly string[]
  /** In the order of the text. */
  readonly unsupported: readonly UnsupportedClaim[]
}

/** Headings and placeholders for the user state nothing. */
const STATES_NOTHING = [/^#{1,6} .*$/gmu, /\[[^\]\n]*\]/gu]

/** Cleans the reply and requests one correction if it has unsupported claims. Returns the claims that remain. */
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

/** Unsupported figures, dates, amounts, quotations, statements and, in English, names of a text, each once. */
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
