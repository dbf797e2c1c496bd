import type { AccountWall } from './ports/account-wall.ts'

/** For stores that can hold no wall of their own. */
export const NO_WALL: AccountWall = {
  within: (_accountId, work) => work(),
  isHeld: async () => false,
}
