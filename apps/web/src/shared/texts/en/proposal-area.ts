import { grants } from './grants.ts'
import { proposal } from './proposal.ts'

/** Texts about applications, their questions and answers. */
export const proposalArea = { grants, proposal }
