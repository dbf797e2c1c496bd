import type { FactCandidate, ProfileFact } from '../../../core/profile/profile-fact.ts'
import type * as contract from '../../http-contract/profile.ts'
import { factLabel } from '../../http-contract/texts/en/profile-labels.ts'

export function presentFact({ definition, ...fact }: ProfileFact): contract.ProfileFact {
  const { kind, group, yearly, secret } = definition
  const { key, year, state, value, confirmedBy, confirmedAt, validUntil } = fact
  return {
    key,
    label: fact.label ?? factLabel(definition.key, year),
    kind,
    group,
    year,
    yearly,
    secret,
    state,
    value,
    candidates: fact.candidates.map(presentCandidate),
    confirmedBy: confirmedBy && { _id: confirmedBy.id, name: confirmedBy.name },
    confirmedAt,
    validUntil,
  }
}

function presentCandidate({ value, sources }: FactCandidate): contract.ProfileFact['candidates'][number] {
  return {
    value,
    sources: sources.map(({ documentId, fileName, page, ordinal, passage }) => ({
      documentId,
      fileName,
      page,
      ordinal,
      passage,
    })),
  }
}
