import { resolve } from 'node:path'
import { UsageError, type Command } from '../command.ts'
import { inInstallation } from '../installation.ts'

/** Records a backup by other means, such as pg_dump, which the backup check can't see. */
const NOTED = '--noted'

export const backup: Command = {
  usage: 'backup FILE | --noted',
  async run([file, ...more]) {
    if (file === undefined || more.length > 0)
      throw new UsageError('Name one file for the copy of the database, or say --noted.')
    if (file === NOTED) return inInstallation(({ noteBackup }) => noteBackup().then(() => ({ noted: true })))
    const copy = resolve(file)
    const held = await inInstallation(async ({ backup: backups, noteBackup }) => {
      const counts = await backups.copyTo(copy)
      await noteBackup()
      return counts
    })
    return { backup: copy, ...held }
  },
}
