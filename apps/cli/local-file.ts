import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { UsageError } from './command.ts'

export interface LocalFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** A path as the user meant it, relative to where they stand. */
export function userPath(path: string): string {
  return resolve(path)
}

/** Throws `UsageError` when there is no such file. */
export async function readLocalFile(path: string): Promise<LocalFile> {
  try {
    return { fileName: basename(path), bytes: await readFile(userPath(path)) }
  } catch (cause) {
    throw new UsageError(`Can't read ${path}.`, { cause })
  }
}

/** What a JSON file holds. Throws `UsageError` when there is no such file, or it is not valid. */
export async function readLocalJson(path: string): Promise<unknown> {
  const { bytes } = await readLocalFile(path)
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new UsageError(`${path} is not valid JSON.`, { cause })
  }
}

export async function* contentOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
