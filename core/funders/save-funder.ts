import type { FunderId } from '../shared/ids.ts'
import type { Reason } from '../shared/reason.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { AuditLog } from '../audit/ports.ts'
import { recordAction, type ActionSources } from '../audit/record-action.ts'
import { AppError, invalid, type WrongFields } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { normaliseFunderName, type Funder } from './funder.ts'
import type { Funders } from './ports.ts'
import { funderNotFound } from './search-funders.ts'

const LONGEST_NAME = 300
const LONGEST_NUMBER = 40

interface FunderEdit {
  readonly actor: Actor
  readonly funderId: FunderId
  readonly funderName: string
  readonly charityNumber: string
}

type Naming = Funder & { readonly charityNumber: string }

/** Sets a funder's name and charity number and makes it visible to all accounts. For admins. */
export class SaveFunder {
  constructor(
    private readonly work: UnitOfWork<{ funders: Funders; auditLog: AuditLog }>,
    private readonly sources: ActionSources,
  ) {}

  /**
   * Throws `invalid` with every wrong field, and `conflict` if another funder that all accounts see has the name or
   * number.
   */
  async execute({ actor, funderId, ...edit }: FunderEdit): Promise<Funder> {
    assertAdmin(actor)
    const naming = namingOf(edit)
    return this.work.run(async ({ funders, auditLog }) => {
      const funder = await funders.findAny(funderId)
      if (!funder) throw funderNotFound()
      const saved: Naming = { ...funder, ...naming, accountId: null }
      await assertOwnNumber(funders, funder, saved)
      await assertOwnName(funders, funder, saved)
      const onAccount = funder.accountId === actor.accountId ? null : funder.accountId
      await recordAction(auditLog, actor, { action: 'save-funder', onAccount, subjectId: funderId }, this.sources)
      return funders.save(saved)
    })
  }
}

function namingOf(edit: Pick<FunderEdit, 'funderName' | 'charityNumber'>) {
  const funderName = edit.funderName.trim().replace(/\s+/g, ' ')
  const charityNumber = edit.charityNumber.trim().replace(/\s+/g, ' ')
  const fields: WrongFields = {
    ...(funderName === '' && { funderName: { code: 'funders.name-required' } }),
    ...(funderName.length > LONGEST_NAME && {
      funderName: { code: 'funders.name-too-long', values: { most: LONGEST_NAME } },
    }),
    ...(charityNumber === '' && { charityNumber: { code: 'funders.number-required' } }),
    ...(charityNumber.length > LONGEST_NUMBER && {
      charityNumber: { code: 'funders.number-too-long', values: { most: LONGEST_NUMBER } },
    }),
  }
  if (Object.keys(fields).length > 0) throw invalid('funders.invalid-funder', fields)
  return { funderName, charityNumber }
}

/** Registers list different funders of one name: an existing name may stay. */
async function assertOwnName(funders: Funders, before: Funder, saved: Naming): Promise<void> {
  const isKept =
    before.accountId === null && normaliseFunderName(before.funderName) === normaliseFunderName(saved.funderName)
  const other = isKept ? null : await funders.namesake(saved)
  if (!other) return
  const { funderName, charityNumber } = other
  throw taken('funderName', { code: 'funders.name-taken', values: { funderName, charityNumber } })
}

async function assertOwnNumber(funders: Funders, before: Funder, saved: Naming): Promise<void> {
  const isKept =
    before.accountId === null &&
    normaliseFunderName(before.charityNumber ?? '') === normaliseFunderName(saved.charityNumber)
  const other = isKept ? null : await funders.ofSameNumber(saved)
  if (!other) return
  const { charityNumber } = saved
  const values = { charityNumber, funderName: other.funderName }
  throw taken('charityNumber', { code: 'funders.number-taken', values })
}

function taken(field: string, reason: Reason): AppError {
  return new AppError('conflict', reason.code, { fields: { [field]: reason } })
}
