import { versionOf, type OpenText } from './open-text.ts'
import type { TextVersions } from './ports/text-versions.ts'
import { versionIdOf, type KeptText } from './text-version.ts'

/** Versions of one text that are kept beside its first. */
const KEPT_VERSIONS = 200

interface Histories {
  readonly textVersions: TextVersions
}

/** The number of the version after all that there are, refused ones too. */
export async function nextVersion(
  { textVersions }: Histories,
  { accountId, owner, current }: Pick<OpenText, 'accountId' | 'owner' | 'current'>,
): Promise<number> {
  return Math.max(versionOf(current), await textVersions.last(accountId, owner)) + 1
}

/** Puts the text in the place of the current one, which goes into the history. */
export async function replaceText(stores: Histories, open: OpenText, next: KeptText): Promise<KeptText> {
  await keepCurrent(stores, open)
  await open.save(next)
  return next
}

/** Puts the current text into the history, for what takes its place. */
export async function keepCurrent(
  stores: Histories,
  { accountId, owner, current }: Pick<OpenText, 'accountId' | 'owner' | 'current'>,
): Promise<void> {
  if (current === null) return
  await addVersion(stores, { ...current, id: versionIdOf(owner, current.state), accountId, owner, isRefused: false })
}

/** Puts a text into the history that never was the current one. */
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
