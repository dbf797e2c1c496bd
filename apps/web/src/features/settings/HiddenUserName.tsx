import { useCurrentUser } from '../../shared/session.ts'

/** Tells password managers whose password a form asks for: without it they save it under no name, or another's. */
export function HiddenUserName() {
  return <input type="email" name="username" autoComplete="username" readOnly hidden value={useCurrentUser().email} />
}
