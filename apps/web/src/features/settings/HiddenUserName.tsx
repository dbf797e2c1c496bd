import { useCurrentUser } from '../../shared/session.ts'

/** Tells password managers the user of a password; otherwise they save it without a name or under another. */
export function HiddenUserName() {
  return <input type="email" name="username" autoComplete="username" readOnly hidden value={useCurrentUser().email} />
}
