import { resolve } from 'node:path'
import { UsageError, type Command } from '../command.ts'
import { inInstallation } from '../installation.ts'

export const backup: Command = {
  usage: 'backup FILE',
  async run([file, ...more]) {
    if (file === undefined || more.length > 0) throw new UsageError('Name one file for the copy of the database.')
    const copy = resolve(file)
    const held = await inInstallation(({ backup: backups }) => backups.copyTo(copy))
    return { backup: copy, ...held }
  },
}
