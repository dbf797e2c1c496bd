import type { Application } from '../../wiring/compose.ts'
import { UsageError, type Command } from '../command.ts'
import { inInstallation } from '../installation.ts'

type Act = (application: Application, email: string) => Promise<object>

const ACTS: Readonly<Record<string, Act>> = {
  grant: (application, email) => setAdmin(application, email, true),
  revoke: (application, email) => setAdmin(application, email, false),
  'reset-second-factor': async ({ resetSecondFactor }, email) => ({
    email,
    wasOn: await resetSecondFactor.execute({ email }),
  }),
}

async function setAdmin(application: Application, email: string, isAdmin: boolean) {
  const user = await application.setAdmin.execute({ email, isAdmin })
  return { email: user.email, isAdmin: user.isAdmin }
}

export const admin: Command = {
  usage: 'admin grant EMAIL | admin revoke EMAIL | admin reset-second-factor EMAIL',
  async run([action = '', email, ...more]) {
    const act = Object.hasOwn(ACTS, action) ? ACTS[action] : undefined
    if (act === undefined || email === undefined || more.length > 0)
      throw new UsageError('Say grant, revoke or reset-second-factor, and one email address.')
    return inInstallation((application) => act(application, email))
  },
}
