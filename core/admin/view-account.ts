import type { AccountId } from '../shared/ids.ts'
import type { Account } from '../identity/account.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import { findAccount } from '../accounts/find-account.ts'
import type { Accounts, Users } from '../identity/ports.ts'
import type { Actor } from '../identity/user.ts'
import { SHARED_LIBRARY } from '../documents/document.ts'
import type { DocumentReader, DocumentView } from '../documents/ports.ts'
import type { ProjectListItem, ProjectReader } from '../proposals/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { AdminReader, ListedProposal } from './ports.ts'

export interface AccountDetail {
  readonly account: Account
  /** The users' addresses, oldest user first. */
  readonly emails: readonly string[]
  readonly proposals: readonly ListedProposal[]
  readonly projects: readonly ProjectListItem[]
  readonly libraryDocuments: readonly DocumentView[]
}

export interface AccountReaders {
  readonly admin: AdminReader
  readonly projects: ProjectReader
  readonly documents: DocumentReader
}

/** Lists what one account holds, newest first; for admins. */
export class ViewAccount {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts; users: Users }>,
    private readonly readers: AccountReaders,
  ) {}

  async execute({ actor, accountId }: { actor: Actor; accountId: AccountId }): Promise<AccountDetail> {
    assertAdmin(actor)
    const { account, emails } = await this.work.run(async ({ accounts, users }) => ({
      account: await findAccount(accounts, actor, accountId),
      emails: (await users.ofAccount(accountId)).map(({ email }) => email),
    }))
    const { admin, projects, documents } = this.readers
    return {
      account,
      emails,
      proposals: await admin.proposalsOf(accountId),
      projects: await projects.list(accountId),
      libraryDocuments: await documents.ofScopes(accountId, SHARED_LIBRARY),
    }
  }
}
