/** Where a form says something, in its own words. */
export interface Wording {
  readonly wording: string
  /** From 1; null where the form has no pages. */
  readonly page: number | null
}

export interface FoundDeadline extends Wording {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** `HH:MM`; null where the form names the day alone. */
  readonly time: string | null
  /** Of the time, an IANA name; null where the form names none. */
  readonly zone: string | null
}

export interface FoundAmount extends Wording {
  readonly least: number | null
  readonly most: number | null
  /** ISO 4217; null where the form names none. */
  readonly currency: string | null
}

/** `conflicting`: the form says two things that can't both be right; `unknown`: it says nothing. */
export type TermState = 'confirmed' | 'conflicting' | 'unknown'

export interface Term<Finding extends Wording> {
  readonly state: TermState
  /** In the order of the form; empty exactly where the state is `unknown`. */
  readonly findings: readonly Finding[]
}

/** What a funder's form says of the conditions of applying. */
export interface FormTerms {
  readonly deadline: Term<FoundDeadline>
  /** How much may be asked for. */
  readonly amount: Term<FoundAmount>
  /** Who may apply. */
  readonly eligibility: Term<Wording>
  /** What is to be sent along. */
  readonly attachments: Term<Wording>
}

const MOST_FINDINGS = 20

/** A term as its findings tell it. Two findings conflict where they say different things. */
export function termOf<Finding extends Wording>(
  found: readonly Finding[],
  saidBy: (finding: Finding) => string = () => '',
): Term<Finding> {
  const findings = found.slice(0, MOST_FINDINGS)
  if (findings.length === 0) return { state: 'unknown', findings }
  return { state: new Set(findings.map(saidBy)).size > 1 ? 'conflicting' : 'confirmed', findings }
}
