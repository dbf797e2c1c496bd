import { grants } from './grants.ts'
import { proposal } from './proposal.ts'

/** What is said of applications, their questions and answers. */
export const proposalArea = { grants, proposal }
