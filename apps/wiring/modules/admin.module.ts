import { ContainerModule } from 'inversify'
import { ListAuditEntries, ListGrantDocuments, ListProposals, ListUsers } from '../../../core/admin/lists.ts'
import { ViewAccount, type AccountReaders } from '../../../core/admin/view-account.ts'
import { AdminReadAccess } from '../../../core/audit/admin-read-access.ts'
import { ChangeClassification } from '../../../core/forms/change-classification.ts'
import { ReloadAllAnswers, ReloadAnswer } from '../../../core/drafting/reload-answers.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, adminReader, projectReader, documentReader, proposalReader } = databaseTokens

function viewAccount(
  stores: ConstructorParameters<typeof ViewAccount>[0],
  admin: AccountReaders['admin'],
  projects: AccountReaders['projects'],
  documents: AccountReaders['documents'],
): ViewAccount {
  return new ViewAccount(stores, { admin, projects, documents })
}

export const adminModule = new ContainerModule((module) => {
  construct(module, coreTokens.readings, AdminReadAccess, [work, coreTokens.grantSources])
  construct(module, useCaseTokens.listUsers, ListUsers, [adminReader, systemTokens.clock])
  construct(module, useCaseTokens.listAllProposals, ListProposals, [adminReader])
  construct(module, useCaseTokens.listGrantDocuments, ListGrantDocuments, [adminReader])
  construct(module, useCaseTokens.listAuditEntries, ListAuditEntries, [adminReader])
  provide(module, useCaseTokens.viewAccount, viewAccount, [work, adminReader, projectReader, documentReader])
  const onProposals = [work, proposalReader, coreTokens.grantSources] as const
  construct(module, useCaseTokens.changeClassification, ChangeClassification, onProposals)
  construct(module, useCaseTokens.reloadAllAnswers, ReloadAllAnswers, onProposals)
  construct(module, useCaseTokens.reloadAnswer, ReloadAnswer, onProposals)
})
