import type { ProposalId } from '../../../core/shared/ids.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { grantDocumentNotFound } from '../../../core/forms/change-classification.ts'
import { proposalNotFound } from '../../../core/proposals/find-proposal.ts'
import { pathId } from '../path-id.ts'
import { presentProposalToAdmin } from '../proposals/present.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import { presentGrantDocument } from './present.ts'

/** Admins' calls for applications of any account. */
export function adminProposalRoutes({ useCases }: RouteParts) {
  return {
    'POST /admin/proposals/reloadAllAnswers': async ({ actor, body }) => {
      const proposalId = pathId<'proposal'>(body.proposalId, proposalNotFound)
      await useCases.reloadAllAnswers.execute({ actor, proposalId })
      return proposalAnswer(actor, proposalId)
    },
    'POST /admin/proposals/reloadSingleAnswer': async ({ actor, body }) => {
      const proposalId = pathId<'proposal'>(body.proposalId, proposalNotFound)
      const questionId = pathId<'question'>(body.questionId, proposalNotFound)
      await useCases.reloadAnswer.execute({ actor, proposalId, questionId })
      return proposalAnswer(actor, proposalId)
    },
    'POST /admin/proposalsDocuments/changeClassification': async ({ actor, body }) => {
      const proposalId = pathId<'proposal'>(body.proposalDocumentId, grantDocumentNotFound)
      const document = await useCases.changeClassification.execute({ actor, proposalId })
      return { proposalsDocument: presentGrantDocument(document) }
    },
  } satisfies Partial<Routes>

  async function proposalAnswer(actor: Actor, proposalId: ProposalId) {
    return { proposal: presentProposalToAdmin(await useCases.viewProposal.execute({ actor, proposalId })) }
  }
}
