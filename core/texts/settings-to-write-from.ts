import { unflaggedText } from './unflagged-text.ts'
import type { Account, AccountSettings } from '../identity/account.ts'

/** An account's settings for writing, with only those facts of its facts file that may be used as evidence. */
export function settingsToWriteFrom({ settings, factsFileState }: Account): AccountSettings {
  return { ...settings, factsFile: unflaggedText(settings.factsFile, factsFileState) }
}
