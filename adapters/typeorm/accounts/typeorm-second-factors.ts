import type { AccountId, UserId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { SecondFactors } from '../../../core/accounts/ports.ts'
import type { SecondFactor, WrongCodes } from '../../../core/accounts/sessions/second-factor.ts'
import { saveVersioned } from '../save-versioned.ts'
import { secondFactorSchema, type SecondFactorRow } from './second-factor.schema.ts'

export class TypeOrmSecondFactors implements SecondFactors {
  constructor(private readonly manager: EntityManager) {}

  async find(id: UserId): Promise<SecondFactor | null> {
    const row = await this.manager.findOneBy(secondFactorSchema, { id })
    return row && secondFactorOf(row)
  }

  async save(factor: SecondFactor): Promise<SecondFactor> {
    await saveVersioned({ manager: this.manager, schema: secondFactorSchema, row: rowOf(factor) })
    return { ...structuredClone(factor), version: factor.version + 1 }
  }

  async remove(id: UserId): Promise<void> {
    await this.manager.delete(secondFactorSchema, { id })
  }
}

function rowOf(factor: SecondFactor): SecondFactorRow {
  const { elsewhere, ...others } = factor.wrongCodes
  return {
    id: factor.id,
    account_id: factor.accountId,
    sealed_secret: factor.sealedSecret,
    is_on: factor.isOn,
    last_step: factor.lastStep,
    recovery_hashes: JSON.stringify(factor.recoveryHashes),
    wrong_codes: elsewhere?.count ?? 0,
    wrong_since: elsewhere?.since ?? null,
    wrong_codes_by_origin: JSON.stringify(others),
    version: factor.version,
  }
}

function secondFactorOf(row: SecondFactorRow): SecondFactor {
  return {
    id: row.id as UserId,
    accountId: row.account_id as AccountId,
    sealedSecret: row.sealed_secret,
    isOn: Boolean(row.is_on),
    lastStep: row.last_step,
    recoveryHashes: JSON.parse(row.recovery_hashes) as string[],
    wrongCodes: wrongCodesOf(row),
    version: row.version,
  }
}

function wrongCodesOf({ wrong_codes: count, wrong_since: since, wrong_codes_by_origin: others }: SecondFactorRow) {
  const elsewhere = since === null ? {} : { elsewhere: { count, since } }
  return { ...elsewhere, ...(JSON.parse(others ?? '{}') as WrongCodes) }
}
