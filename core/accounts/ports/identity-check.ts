import type { Actor, User } from '../../identity/user.ts'

export interface Proof {
  readonly password: string
  /** Needed where codes are switched on. */
  readonly code?: string | undefined
}

/** Asks a logged-in user once more who they are. Throws `invalid` at `password` or `code`. */
export interface IdentityCheck {
  execute(asked: { readonly actor: Actor } & Proof): Promise<User>
}
