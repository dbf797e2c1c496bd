/**
 * People's information for all applications: confirmed facts of the organisation, or a section of the project's brief.
 */
export interface ToldText {
  /** `profile`, `facts`, or `brief:` and the section. */
  readonly source: string
  /** Displayed name of the source. */
  readonly fileName: string
  readonly heading: string | null
  readonly text: string
  /** Whether the question asks for exactly this. */
  readonly isAsked: boolean
}

/** A fact or section that an answer rests on, with its version at that time. */
export interface AnswerBasis {
  /** `profile:` or `brief:` and the key. */
  readonly source: string
  readonly version: number
}

export function isOfBrief({ source }: ToldText): boolean {
  return source.startsWith('brief:')
}

export const PROFILE_SOURCE = 'Organisation profile'
export const BRIEF_SOURCE = 'Project brief'
export const PROJECT_SOURCE = 'Project'
export const FACTS_SOURCE = 'Facts file'
