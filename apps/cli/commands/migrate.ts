import { compose } from '../../wiring/compose.ts'
import { readConfig } from '../../wiring/config/config.ts'
import { UsageError, type Command } from '../command.ts'

export const migrate: Command = {
  usage: 'migrate',
  async run(args) {
    if (args.length > 0) throw new UsageError('migrate takes no arguments.')
    const config = readConfig()
    const application = await compose({ ...config, logLevel: 'silent' })
    await application.close()
    return { migrated: config.database.kind }
  },
}
