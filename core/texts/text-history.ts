import { versionOf, type OpenText } from './open-text.ts'
import type { TextVersions } from './ports.ts'
import { versionIdOf, type KeptText } from './text-version.ts'

/** Maximum number of versions of a text, in addition to its first. */
const KEPT_VERSIONS = 200

interface Histories {
  readonly textVersions: TextVersions
}

/** The number after all existing versions, including refused ones. */
export async function nextVersion(
  { textVersions }: Histories,
  { accountId, owner, current }: Pick<OpenText, 'accountId' | 'owner' | 'current'>,
): Promise<number> {
  return Math.max(versionOf(current), await textVersions.last(accountId, owner)) + 1
}

/** Replaces the current text and adds it to the history. */
export async function replaceText(stores: Histories, open: OpenText, next: KeptText): Promise<KeptText> {
  await keepCurrent(stores, open)
  await open.save(next)
  return next
}

/** Adds the current text to the history before it is replaced. */
export async function keepCurrent(
  stores: Histories,
  { accountId, owner, current }: Pick<OpenText, 'accountId' | 'owner' | 'current'>,
): Promise<void> {
  if (current === null) return
  await addVersion(stores, { ...current, id: versionIdOf(owner, current.state), accountId, owner, isRefused: false })
}

/** Adds a refused text to the history. */
export async function keepRefused(
  stores: Histories,
  { accountId, owner }: Pick<OpenText, 'accountId' | 'owner'>,
  refused: KeptText,
): Promise<void> {
  await addVersion(stores, { ...refused, id: versionIdOf(owner, refused.state), accountId, owner, isRefused: true })
}

async function addVersion({ textVersions }: Histories, version: Parameters<TextVersions['add']>[0]): Promise<void> {
  await textVersions.add(version)
  await textVersions.trim(version.accountId, version.owner, KEPT_VERSIONS)
}
