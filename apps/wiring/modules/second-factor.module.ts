import { ContainerModule } from 'inversify'
import { OtpauthOneTimeCodes } from '../../../adapters/passwords/otpauth-one-time-codes.ts'
import {
  ConfirmSecondFactor,
  ResetSecondFactor,
  StartSecondFactor,
  TurnOffSecondFactor,
  ViewSecondFactor,
} from '../../../core/accounts/sessions/own-second-factor.ts'
import type { OneTimeCodes, SecretSource } from '../../../core/accounts/ports.ts'
import { ProveUser } from '../../../core/accounts/sessions/prove-user.ts'
import { SecondFactorCodes } from '../../../core/accounts/sessions/second-factor-codes.ts'
import { SecondStep } from '../../../core/accounts/sessions/second-step.ts'
import { SendSecurityNotice } from '../../../core/accounts/mails/send-security-notice.ts'
import type { Clock, SecretBox } from '../../../core/shared/ports.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work } = databaseTokens
const { clock, secrets, secretBox, passwords, mailer, webUrl } = systemTokens
const { oneTimeCodes, secondFactorCodes, secondStep, resetSecondFactor, grantSources } = coreTokens

/** Second factor for log-in. */
export const secondFactorModule = new ContainerModule((module) => {
  construct(module, oneTimeCodes, OtpauthOneTimeCodes, [])
  provide(module, secondFactorCodes, codesOf, [secretBox, oneTimeCodes, secrets, clock])
  construct(module, secondStep, SecondStep, [work, secondFactorCodes, grantSources])
  construct(module, useCaseTokens.viewSecondFactor, ViewSecondFactor, [work])
  const starting = [work, passwords, secondFactorCodes, oneTimeCodes] as const
  construct(module, useCaseTokens.startSecondFactor, StartSecondFactor, starting)
  construct(module, useCaseTokens.confirmSecondFactor, ConfirmSecondFactor, [
    work,
    secondFactorCodes,
    secrets,
    grantSources,
  ])
  construct(module, useCaseTokens.proveUser, ProveUser, [work, passwords, secondStep])
  const turningOff = [work, useCaseTokens.proveUser, grantSources] as const
  construct(module, useCaseTokens.turnOffSecondFactor, TurnOffSecondFactor, turningOff)
  construct(module, resetSecondFactor, ResetSecondFactor, [work, grantSources])
  construct(module, jobTokens.sendSecurityNotice, SendSecurityNotice, [work, mailer, webUrl])
})

function codesOf(box: SecretBox, codes: OneTimeCodes, source: SecretSource, time: Clock): SecondFactorCodes {
  return new SecondFactorCodes({ box, oneTimeCodes: codes, secrets: source, clock: time })
}
