import type { AccountId, TextVersionId } from '../../../core/shared/ids.ts'
import type { TextState } from '../../../core/shared/text-state.ts'
import type { TextDetail, TextOwner, TextVersion } from '../../../core/texts/text-version.ts'
import { storedText } from './check-note.ts'
import type { TextVersionRow } from './text-version.schema.ts'

export function textVersionRow(version: TextVersion): TextVersionRow {
  const { owner, state } = version
  return {
    id: version.id,
    account_id: version.accountId,
    owner_kind: owner.kind,
    owner_id: owner.id,
    proposal_id: proposalOf(owner),
    report_id: owner.kind === 'report' ? owner.id : null,
    project_id: projectOf(owner),
    version: state.version,
    is_refused: version.isRefused,
    state: JSON.stringify(state),
    text: version.text,
    detail: JSON.stringify(version.detail),
  }
}

export function textVersionOf(row: TextVersionRow): TextVersion {
  const { text, state } = storedText(row.text, row.state)
  return {
    id: row.id as TextVersionId,
    accountId: row.account_id as AccountId,
    owner: ownerOf(row),
    state: state as TextState,
    text: text ?? '',
    detail: JSON.parse(row.detail) as TextDetail,
    isRefused: Boolean(row.is_refused),
  }
}

function proposalOf(owner: TextOwner): string | null {
  if (owner.kind === 'answer') return owner.proposalId
  return owner.kind === 'cover-letter' ? owner.id : null
}

/** Set for an overview, or a section of a brief. */
function projectOf({ kind, id }: TextOwner): string | null {
  return kind === 'overview' || kind.startsWith('brief-') ? id : null
}

function ownerOf({ owner_kind: kind, owner_id: id, proposal_id: proposalId }: TextVersionRow): TextOwner {
  const owner = kind === 'answer' ? { kind, id, proposalId } : { kind, id }
  return owner as TextOwner
}
