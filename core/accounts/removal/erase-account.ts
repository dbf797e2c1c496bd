import type { AccountId } from '../../shared/ids.ts'
import type { FileStore, Log, StorageMaintenance, UnitOfWork } from '../../shared/ports.ts'
import type { PayloadOf } from '../../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput } from '../../jobs/job-handler.ts'
import { newJob, type Job, type JobSources } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/ports.ts'
import type { AccountContents, SentMails } from '../ports.ts'
import type { Users } from '../../identity/ports.ts'

/** Longer than a running upload or answer takes to end. */
const SWEEP_AFTER_MS = 15 * 60 * 1000

export interface EraseStores {
  readonly users: Users
  readonly accountContents: AccountContents
  readonly jobs: Jobs
}

/** Files and mails outside the store. */
export interface LeftBehind {
  /** Null where a user was removed and the account stays. */
  readonly accountId: AccountId | null
  /** Keys of the messages sent to its users. */
  readonly mailKeys: readonly string[]
}

interface Outside {
  readonly files: FileStore
  readonly mails: SentMails
  readonly storage: StorageMaintenance
  readonly log: Log
}

/** Removes everything of an account from the store, in this unit of work. This cannot be undone. */
export async function eraseContents(
  stores: EraseStores,
  accountId: AccountId,
  mails: SentMails,
  sources: JobSources,
): Promise<LeftBehind> {
  const users = await stores.users.ofAccount(accountId)
  const mailKeys = users.map(({ email }) => mails.keyOf(email))
  await stores.accountContents.removeAll(accountId)
  await stores.jobs.add(sweepOf(accountId, mailKeys, sources))
  return { accountId, mailKeys }
}

/** Whether everything is gone. The later sweep removes what is left. */
export async function eraseLeftovers({ accountId, mailKeys }: LeftBehind, outside: Outside): Promise<boolean> {
  try {
    if (accountId !== null) await outside.files.removeAccount(accountId)
    await outside.mails.removeTo(mailKeys)
    await outside.storage.trimLog()
    return true
  } catch (error) {
    const details = { error, ...(accountId !== null && { accountId }) }
    outside.log.warn('Something of a removed account is still there, and is removed later', details)
    return false
  }
}

function sweepOf(accountId: AccountId, mailKeys: readonly string[], sources: JobSources): Job {
  const id = sources.ids.next<'job'>()
  const data = { removedAccountId: accountId, jobId: id, mailKeys: mailKeys.join(' ') }
  const job = newJob('sweep-account', { id, accountId: null, data }, sources)
  return { ...job, dueAt: new Date(Date.parse(job.dueAt) + SWEEP_AFTER_MS).toISOString() }
}

/**
 * Removes what was still being written while its account was removed, and what could not be removed then. It leaves no
 * trace of the account or of itself.
 */
export class SweepAccount implements HandlerOf<'sweep-account'> {
  constructor(
    private readonly work: UnitOfWork<{ accountContents: AccountContents; jobs: Jobs }>,
    private readonly files: FileStore,
    private readonly mails: SentMails,
    private readonly storage: StorageMaintenance,
  ) {}

  async execute({ data }: JobInput<PayloadOf<'sweep-account'>>): Promise<string | null> {
    const { removedAccountId: accountId, jobId, mailKeys } = data
    await this.files.removeAccount(accountId)
    await this.mails.removeTo((mailKeys ?? '').split(' ').filter((key) => key !== ''))
    await this.work.run(({ accountContents }) => accountContents.removeAll(accountId))
    await this.storage.eraseDeletedRows()
    await this.work.run(({ jobs }) => jobs.remove(jobId))
    return null
  }
}
