import type { Actor } from '../../core/identity/user.ts'

/** Everybody's. */
export const PASSWORD = 'harbour-lights-42'

/** Someone with an account of their own. */
export interface Person {
  readonly email: string
  readonly actor: Actor
}
