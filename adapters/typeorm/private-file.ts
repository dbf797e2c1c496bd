import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Creates an empty file for its owner only, with its folder; SQLite gives its other files the same permissions. */
export async function makePrivate(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await (await open(file, 'a', 0o600)).close()
}
