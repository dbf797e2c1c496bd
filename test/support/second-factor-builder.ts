import type { SecondFactor } from '../../core/accounts/sessions/second-factor.ts'
import { anId, SOME_ACCOUNT } from './builders.ts'
import { TEST_START } from './fixed-clock.ts'

export function aSecondFactor(overrides: Partial<SecondFactor> = {}): SecondFactor {
  return {
    id: anId(),
    accountId: SOME_ACCOUNT,
    sealedSecret: 'v1.sealed.secret',
    isOn: true,
    lastStep: 58_000_000,
    recoveryHashes: ['one', 'two'],
    wrongCodes: { elsewhere: { count: 1, since: TEST_START }, session: { count: 2, since: TEST_START }, untold: 1 },
    version: 0,
    ...overrides,
  }
}
