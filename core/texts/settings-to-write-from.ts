import { unflaggedText } from './unflagged-text.ts'
import type { Account, AccountSettings } from '../identity/account.ts'

/** How an account wants its texts written, with what of its facts file a text may be written from. */
export function settingsToWriteFrom({ settings, factsFileState }: Account): AccountSettings {
  return { ...settings, factsFile: unflaggedText(settings.factsFile, factsFileState) }
}
