import type { TextVersionId, AccountId, ProjectId, ProposalId, QuestionId, ReportId } from '../shared/ids.ts'
import type { SourcePassage } from '../shared/source-passage.ts'
import type { BriefSectionKey } from '../projects/brief-sections.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'
import type { TextState } from '../shared/text-state.ts'

/** What a text is the text of. */
export type TextOwner =
  | { readonly kind: 'answer'; readonly id: QuestionId; readonly proposalId: ProposalId }
  | { readonly kind: 'cover-letter'; readonly id: ProposalId }
  | { readonly kind: 'report'; readonly id: ReportId }
  | { readonly kind: 'overview'; readonly id: ProjectId }
  | { readonly kind: `brief-${BriefSectionKey}`; readonly id: ProjectId }
  | { readonly kind: 'facts-file'; readonly id: AccountId }

/** What belongs to a text and comes back with it. */
export interface TextDetail {
  /** The text says what is lacking, or is empty. */
  readonly missing: boolean
  readonly sources: readonly SourcePassage[]
  readonly warnings: readonly AnswerWarning[]
  /** Of an answer that is missing, what the documents say that comes near it. */
  readonly passages?: readonly SourcePassage[]
  /** Of an answer, what it still lacks; it stays while people change the text. */
  readonly lacking?: readonly string[]
}

export const NO_DETAIL: TextDetail = { missing: false, sources: [], warnings: [] }

/** A text with all that is kept of it. */
export interface KeptText {
  /** Markdown. */
  readonly text: string
  readonly state: TextState
  readonly detail: TextDetail
}

/** The identifier of a version: told from its text and number alone, so that it stays when another one becomes current. */
export function versionIdOf({ kind, id }: TextOwner, { version, writtenAt }: TextState): TextVersionId {
  return `${secondsInHex(writtenAt)}${hashOf(`${kind}:${id}:${version}`)}` as TextVersionId
}

function secondsInHex(instant: string): string {
  return Math.floor(Date.parse(instant) / 1000)
    .toString(16)
    .padStart(8, '0')
}

/** FNV-1a of 64 bits (RFC 9923), in hex: tells apart what was written in the same second. */
function hashOf(key: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of key) {
    hash ^= BigInt(character.charCodeAt(0))
    hash = BigInt.asUintN(64, hash * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}

/** A text that was the current one before, or that was refused because another one came first. */
export interface TextVersion extends KeptText {
  readonly id: TextVersionId
  readonly accountId: AccountId
  readonly owner: TextOwner
  /** It never was the current text: somebody else saved before. */
  readonly isRefused: boolean
}
