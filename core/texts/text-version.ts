import type { TextVersionId, AccountId, ProjectId, ProposalId, QuestionId, ReportId } from '../shared/ids.ts'
import type { SourcePassage } from '../shared/source-passage.ts'
import type { BriefSectionKey } from '../projects/brief-sections.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'
import type { TextState } from '../shared/text-state.ts'

export type TextOwner =
  | { readonly kind: 'answer'; readonly id: QuestionId; readonly proposalId: ProposalId }
  | { readonly kind: 'cover-letter'; readonly id: ProposalId }
  | { readonly kind: 'report'; readonly id: ReportId }
  | { readonly kind: 'overview'; readonly id: ProjectId }
  | { readonly kind: `brief-${BriefSectionKey}`; readonly id: ProjectId }
  | { readonly kind: 'facts-file'; readonly id: AccountId }

/** Data that is restored together with a text. */
export interface TextDetail {
  /** The answer is missing, or the text is empty. */
  readonly missing: boolean
  readonly sources: readonly SourcePassage[]
  readonly warnings: readonly AnswerWarning[]
  /** For a missing answer: passages near the question. */
  readonly passages?: readonly SourcePassage[]
  /** For an answer: information that it lacks; edits keep it. */
  readonly lacking?: readonly string[]
}

export const NO_DETAIL: TextDetail = { missing: false, sources: [], warnings: [] }

/** A text with its stored data. */
export interface KeptText {
  /** Markdown. */
  readonly text: string
  readonly state: TextState
  readonly detail: TextDetail
}

/**
 * The identifier of a version, computed from its text and number, so that it stays the same when another version
 * becomes current.
 */
export function versionIdOf({ kind, id }: TextOwner, { version, writtenAt }: TextState): TextVersionId {
  return `${secondsInHex(writtenAt)}${hashOf(`${kind}:${id}:${version}`)}` as TextVersionId
}

function secondsInHex(instant: string): string {
  return Math.floor(Date.parse(instant) / 1000)
    .toString(16)
    .padStart(8, '0')
}

/** FNV-1a of 64 bits (RFC 9923), in hex; distinguishes versions of the same second. */
function hashOf(key: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of key) {
    hash ^= BigInt(character.charCodeAt(0))
    hash = BigInt.asUintN(64, hash * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}

/** A former current text, or one that was refused because another came first. */
export interface TextVersion extends KeptText {
  readonly id: TextVersionId
  readonly accountId: AccountId
  readonly owner: TextOwner
  /** Whether it was refused because somebody else had saved before. */
  readonly isRefused: boolean
}
