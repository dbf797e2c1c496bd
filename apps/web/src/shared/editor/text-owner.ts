import type { BriefSectionKey } from '../../../../../adapters/http-contract/brief.ts'

/** An editable text, identified by its owner. */
export type TextOwner =
  | { readonly kind: 'answer'; readonly proposalId: string; readonly questionId: string }
  | { readonly kind: 'coverLetter'; readonly proposalId: string }
  | { readonly kind: 'report'; readonly reportId: string }
  | { readonly kind: 'overview'; readonly projectId: string }
  | { readonly kind: 'brief'; readonly projectId: string; readonly section: BriefSectionKey }
  | { readonly kind: 'factsFile' }

/** A unique key for each text. */
export function keyOf(owner: TextOwner): string {
  switch (owner.kind) {
    case 'answer':
      return `answer/${owner.questionId}`
    case 'coverLetter':
      return `coverLetter/${owner.proposalId}`
    case 'report':
      return `report/${owner.reportId}`
    case 'overview':
      return `overview/${owner.projectId}`
    case 'brief':
      return `brief/${owner.projectId}/${owner.section}`
    case 'factsFile':
      return 'factsFile'
  }
}
