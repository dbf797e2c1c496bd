/** Where an application is on its way, as its people see it. */
export const PROPOSAL_STAGES = ['looking', 'drafting', 'review', 'submitted', 'won', 'lost', 'withdrawn'] as const

export type ProposalStage = (typeof PROPOSAL_STAGES)[number]

/** What the funder counts where a question has a limit. */
export const COUNTINGS = ['words', 'characters', 'characters-without-spaces'] as const

export type Counting = (typeof COUNTINGS)[number]
