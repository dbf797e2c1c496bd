import { compose } from '../../wiring/compose.ts'
import { readConfig } from '../../wiring/config.ts'
import { UsageError, type Command } from '../command.ts'

export const admin: Command = {
  usage: 'admin grant EMAIL | admin revoke EMAIL',
  async run([action, email, ...more]) {
    if ((action !== 'grant' && action !== 'revoke') || email === undefined || more.length > 0)
      throw new UsageError('Say grant or revoke, and one email address.')
    const application = await compose({ ...readConfig(), logLevel: 'silent' })
    try {
      const user = await application.setAdmin.execute({ email, isAdmin: action === 'grant' })
      return { email: user.email, isAdmin: user.isAdmin }
    } finally {
      await application.close()
    }
  },
}
