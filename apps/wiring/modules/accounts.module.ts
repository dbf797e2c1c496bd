import { ContainerModule } from 'inversify'
import { Authenticate } from '../../../core/accounts/authenticate.ts'
import { ChangePreferences } from '../../../core/accounts/change-preferences.ts'
import { LogIn } from '../../../core/accounts/log-in.ts'
import { LogOut } from '../../../core/accounts/log-out.ts'
import { OpenSession } from '../../../core/accounts/open-session.ts'
import { Register } from '../../../core/accounts/register.ts'
import { ChangeSettings, ViewSettings } from '../../../core/accounts/settings.ts'
import { construct } from '../token.ts'
import { coreTokens, databaseTokens, systemTokens, useCaseTokens } from '../tokens.ts'

const { work, sessionReader } = databaseTokens
const { clock, ids, secrets, passwords, adminEmails } = systemTokens
const { openSession } = coreTokens

export const accountsModule = new ContainerModule((module) => {
  construct(module, openSession, OpenSession, [work, secrets, clock])
  construct(module, useCaseTokens.register, Register, [work, passwords, openSession, ids, clock, adminEmails])
  construct(module, useCaseTokens.logIn, LogIn, [work, passwords, openSession])
  construct(module, useCaseTokens.logOut, LogOut, [work, secrets])
  construct(module, useCaseTokens.authenticate, Authenticate, [sessionReader, work, secrets, clock])
  construct(module, useCaseTokens.changePreferences, ChangePreferences, [work])
  construct(module, useCaseTokens.viewSettings, ViewSettings, [work])
  construct(module, useCaseTokens.changeSettings, ChangeSettings, [work])
})
