import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const FOR_OTHERS = 0o077
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Nobody but the user who runs the program may read what it writes from now on. To be said where a program begins. */
export function writePrivately(): void {
  process.umask(FOR_OTHERS)
}

/**
 * Takes what lies directly in the folder from all users but its owner, and with a folder all that is in it. What belongs
 * to another user stays as it is.
 */
export async function makeContentPrivate(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const mode = entry.isDirectory() ? FOLDER_MODE : entry.isFile() ? FILE_MODE : null
    if (mode !== null) await chmod(join(folder, entry.name), mode).catch(() => undefined)
  }
}
