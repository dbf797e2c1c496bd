import type { AccountId } from '../shared/ids.ts'
import type { Damage } from '../shared/reasons/reasons-of-people.ts'
import { AppError } from '../shared/app-error.ts'
import { parseId } from '../shared/id.ts'
import type { ArchiveReader, Written } from './ports.ts'
import { LATER_KINDS, RECORD_KINDS, SHARED_KINDS, type RecordKind, type SharedKind } from './records.ts'

export const FORMAT = 'grantwright-export'
export const FORMAT_VERSION = 1
export const MANIFEST = 'manifest.json'

/** `operator`: everything. `owner`: what the account's users may see. */
export type Audience = 'operator' | 'owner'

export interface Part<Kind extends string = string> extends Written {
  readonly kind: Kind
  readonly path: string
  /** Number of records, one per line. */
  readonly count: number
}

export interface ArchivedFile extends Written {
  readonly path: string
}

export interface AccountManifest {
  readonly id: AccountId
  readonly parts: readonly Part<RecordKind>[]
  readonly files: readonly ArchivedFile[]
  /** Files that records refer to but the file store does not have. */
  readonly missingFiles: readonly string[]
}

export interface Manifest {
  readonly format: typeof FORMAT
  readonly formatVersion: number
  readonly audience: Audience
  readonly madeAt: string
  readonly accounts: readonly { readonly id: AccountId; readonly path: string; readonly sha256: string }[]
  readonly shared: readonly Part<SharedKind>[]
}

/** Throws `invalid` unless the archive is an export of this product in a readable version. */
export async function readManifest(archive: ArchiveReader): Promise<Manifest> {
  if (!archive.has(MANIFEST)) throw damaged({ of: 'no-manifest' })
  const manifest = (await jsonIn(archive.unverifiedLines(MANIFEST))) as Partial<Manifest>
  if (manifest.format !== FORMAT) throw damaged({ of: 'format' })
  if (manifest.formatVersion !== FORMAT_VERSION)
    throw damaged({ of: 'version', found: manifest.formatVersion ?? null, readable: FORMAT_VERSION })
  const { accounts, shared } = manifest
  if (!Array.isArray(accounts) || !Array.isArray(shared) || !shared.every((part) => SHARED_KINDS.includes(part.kind)))
    throw damaged({ of: 'manifest' })
  return manifest as Manifest
}

export async function readAccountManifest(
  archive: ArchiveReader,
  { id, path, sha256 }: Manifest['accounts'][number],
): Promise<AccountManifest> {
  const manifest = (await jsonIn(archive.lines(path, sha256))) as Partial<AccountManifest>
  const kinds = Array.isArray(manifest.parts) ? manifest.parts.map(({ kind }) => kind) : []
  const expected = RECORD_KINDS.filter((kind) => !LATER_KINDS.has(kind) || kinds.includes(kind))
  const isWhole = expected.every((kind, at) => kinds[at] === kind) && kinds.length === expected.length
  const hasFiles = Array.isArray(manifest.files) && Array.isArray(manifest.missingFiles)
  if (manifest.id !== id || parseId(id) === null || !isWhole || !hasFiles)
    throw damaged({ of: 'account-manifest', account: id })
  return manifest as AccountManifest
}

async function jsonIn(lines: AsyncIterable<string>): Promise<unknown> {
  let text = ''
  for await (const line of lines) text += line
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) throw damaged({ of: 'some-manifest' })
  return value
}

/** Throws `invalid` for malformed JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw damaged({ of: 'line' }, cause)
  }
}

export function damaged(damage: Damage, cause?: unknown): AppError {
  return new AppError('invalid', 'transfer.damaged', { values: damage }, cause)
}
