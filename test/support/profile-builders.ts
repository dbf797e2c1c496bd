import type { FoundFact, StoredFact } from '../../core/profile/profile-fact.ts'
import { anId, SOME_ACCOUNT, SOME_USER } from './builders.ts'
import { TEST_START } from './fixed-clock.ts'

export function aStoredFact(overrides: Partial<StoredFact> = {}): StoredFact {
  return {
    id: anId(),
    accountId: SOME_ACCOUNT,
    key: 'legalName',
    label: null,
    value: 'Tidewell Trust',
    confirmedBy: { id: SOME_USER, name: 'Ada Brook' },
    confirmedAt: TEST_START,
    validUntil: null,
    rejected: [],
    version: 0,
    ...overrides,
  }
}

export function aFoundFact(overrides: Partial<FoundFact> = {}): FoundFact {
  const value = overrides.value ?? 'Tidewell Trust'
  return { key: 'legalName', value, owner: null, page: 3, ordinal: 0, passage: `It says: ${value}.`, ...overrides }
}
