import type { Actor } from '../identity/user.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import { emptyReading, type FormReading } from '../proposals/form/form-reading.ts'
import type { Proposals } from '../proposals/ports.ts'
import type { ProposalId } from '../shared/ids.ts'
import type { FormReadings } from './ports.ts'

interface Stores {
  readonly proposals: Proposals
  readonly formReadings: FormReadings
}

/** The reading of the application's form; an empty reading if it has no form. */
export async function findReading(
  { proposals, formReadings }: Stores,
  actor: Actor,
  id: ProposalId,
): Promise<FormReading> {
  const { accountId } = await findProposal(proposals, actor, id)
  return (await formReadings.find(accountId, id)) ?? emptyReading({ id, accountId })
}
