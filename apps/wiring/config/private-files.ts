import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const FOR_OTHERS = 0o077
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Makes new files private to the user who runs the program. Call this when a program begins. */
export function writePrivately(): void {
  process.umask(FOR_OTHERS)
}

/**
 * Makes the contents of the folder private to their owner; a private folder protects everything in it. Skips files of
 * other users.
 */
export async function makeContentPrivate(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const mode = entry.isDirectory() ? FOLDER_MODE : entry.isFile() ? FILE_MODE : null
    if (mode !== null) await chmod(join(folder, entry.name), mode).catch(() => undefined)
  }
}
