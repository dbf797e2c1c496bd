import { resolve } from 'node:path'
import { compose } from '../../wiring/compose.ts'
import { readConfig } from '../../wiring/config.ts'
import { UsageError, type Command } from '../command.ts'

export const backup: Command = {
  usage: 'backup FILE',
  async run([file, ...more]) {
    if (file === undefined || more.length > 0) throw new UsageError('Name one file for the copy of the database.')
    const application = await compose({ ...readConfig(), logLevel: 'silent' })
    try {
      const copy = resolve(file)
      await application.backup.copyTo(copy)
      return { backup: copy }
    } finally {
      await application.close()
    }
  },
}
