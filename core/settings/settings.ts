import type { AccountId } from '../shared/ids.ts'
import type { Reason } from '../shared/reason.ts'
import { recordAction, type ActionSources } from '../audit/record-action.ts'
import type { AuditLog } from '../audit/ports.ts'
import { invalid } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { TextState } from '../shared/text-state.ts'
import type { Account, AccountSettings } from '../identity/account.ts'
import { findAccount } from '../accounts/find-account.ts'
import { factsTextOf } from './open-facts-file.ts'
import type { Accounts } from '../identity/ports.ts'
import type { Actor } from '../identity/user.ts'

const MAX_LANGUAGE_LENGTH = 35
const MAX_TONE_LENGTH = 2000
/** A BCP 47 language tag, limited to common forms. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

interface OfAccount {
  readonly actor: Actor
  /** By default the actor's own; another one only for admins. */
  readonly accountId?: AccountId
}

export interface ViewedSettings extends AccountSettings {
  /** Null without a facts file. */
  readonly factsFileState: TextState | null
}

function viewed(account: Account): ViewedSettings {
  return { ...account.settings, factsFileState: factsTextOf(account).current?.state ?? null }
}

export class ViewSettings {
  constructor(private readonly work: UnitOfWork<{ accounts: Accounts }>) {}

  async execute({ actor, accountId = actor.accountId }: OfAccount): Promise<ViewedSettings> {
    return this.work.run(async ({ accounts }) => viewed(await findAccount(accounts, actor, accountId)))
  }
}

/** Changes how new texts are written, and whether documents stay on this server. Absent fields stay unchanged. */
export class ChangeSettings {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts; auditLog: AuditLog }>,
    private readonly sources: ActionSources,
  ) {}

  async execute(
    input: OfAccount & { language: string; toneOfVoice: string; staysOnServer?: boolean | undefined },
  ): Promise<ViewedSettings> {
    assertSettings(input)
    const { actor, accountId = actor.accountId } = input
    return this.work.run(async ({ accounts, auditLog }) => {
      const account = await findAccount(accounts, actor, accountId)
      await recordAction(auditLog, actor, { action: 'change-settings', onAccount: accountId }, this.sources)
      const { language, toneOfVoice, staysOnServer = account.settings.staysOnServer ?? false } = input
      const settings = { ...account.settings, language, toneOfVoice: toneOfVoice.trim(), staysOnServer }
      return viewed(await accounts.save({ ...account, settings }))
    })
  }
}

function assertSettings(input: { language: string; toneOfVoice: string }): void {
  const fields: Record<string, Reason> = {}
  if (input.language.length > MAX_LANGUAGE_LENGTH || !LANGUAGE_TAG.test(input.language))
    fields['language'] = { code: 'accounts.language-required' }
  if (input.toneOfVoice.length > MAX_TONE_LENGTH)
    fields['toneOfVoice'] = { code: 'accounts.tone-too-long', values: { most: MAX_TONE_LENGTH } }
  if (Object.keys(fields).length > 0) throw invalid('accounts.invalid-settings', fields)
}
