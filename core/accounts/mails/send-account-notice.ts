import type { AccountNotice, PayloadOf } from '../../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput, JobResult } from '../../jobs/job-handler.ts'
import type { UnitOfWork } from '../../shared/ports.ts'
import type { Account } from '../../identity/account.ts'
import { inviterOf } from '../members/inviter.ts'
import type { Accounts, Users } from '../../identity/ports.ts'
import type { Mailer } from '../ports.ts'
import type { User } from '../../identity/user.ts'

/** Mails a member that their account is to be removed, is kept after all, is offered to them or has another owner. */
export class SendAccountNotice implements HandlerOf<'send-account-notice'> {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts; users: Users }>,
    private readonly mailer: Mailer,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ data }: JobInput<PayloadOf<'send-account-notice'>>): Promise<JobResult> {
    const { what } = data
    const { user, by, account } = await this.work.run(async ({ accounts, users }) => {
      const told = await users.find(data.userId)
      return { user: told, by: await users.find(data.by), account: told && (await accounts.find(told.accountId)) }
    })
    if (!user || !account || !isStillTrue(what, account, user)) return { code: 'accounts.nothing-sent' }
    const link = `${this.webUrl}/settings`
    const dueAt = account.removal?.dueAt ?? null
    await this.mailer.send({ kind: 'account-notice', to: user.email, what, by: inviterOf(by), dueAt, link })
    return { code: 'accounts.notice-sent' }
  }
}

function isStillTrue(what: AccountNotice, { removal, offeredTo }: Account, { id }: User): boolean {
  if (what === 'removal-asked') return removal !== null
  if (what === 'removal-taken-back') return removal === null
  return what !== 'offered' || offeredTo === id
}
