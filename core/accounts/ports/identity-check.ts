import type { Actor, User } from '../../identity/user.ts'

export interface Proof {
  readonly password: string
  /** Required if the user has a second factor. */
  readonly code?: string | undefined
}

/** Asks a logged-in user for their password again. Throws `invalid` at `password` or `code`. */
export interface IdentityCheck {
  execute(asked: { readonly actor: Actor } & Proof): Promise<User>
}
