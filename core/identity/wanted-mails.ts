import type { User } from './user.ts'

/**
 * The preference that switches a kind of mail off. Mails about the log-in, invitations and the account can't be
 * switched off.
 */
export type SwitchableMail = 'assignmentMails' | 'mentionMails' | 'deadlineMails' | 'reportMails'

/** Whether the user wants mails of the kind; true by default. */
export function wantsMail({ preferences }: Pick<User, 'preferences'>, kind: SwitchableMail): boolean {
  // Users of earlier releases had one switch for both.
  const chosen = kind === 'reportMails' ? (preferences[kind] ?? preferences.deadlineMails) : preferences[kind]
  return chosen !== false
}

/** Link to the mail settings. `webUrl`: public address of the web app, without a closing slash. */
export function mailSettingsLink(webUrl: string): string {
  return `${webUrl}/settings#mails`
}
