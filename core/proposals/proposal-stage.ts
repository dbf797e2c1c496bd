/** Stages of an application, as its people see it. */
export const PROPOSAL_STAGES = ['looking', 'drafting', 'review', 'submitted', 'won', 'lost', 'withdrawn'] as const

export type ProposalStage = (typeof PROPOSAL_STAGES)[number]
