/** A statement in the form, word for word. */
export interface Wording {
  readonly wording: string
  /** From 1; null where the form has no pages. */
  readonly page: number | null
}

export interface FoundDeadline extends Wording {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** `HH:MM`; null if the form names only the day. */
  readonly time: string | null
  /** IANA time zone of the time; null if the form names none. */
  readonly zone: string | null
}

export interface FoundAmount extends Wording {
  readonly least: number | null
  readonly most: number | null
  /** ISO 4217; null if the form names none. */
  readonly currency: string | null
}

/** `conflicting`: the form makes two statements that can't both be right; `unknown`: it makes none. */
export type TermState = 'confirmed' | 'conflicting' | 'unknown'

export interface Term<Finding extends Wording> {
  readonly state: TermState
  /** In the order of the form; empty if and only if the state is `unknown`. */
  readonly findings: readonly Finding[]
}

/** The terms of applying in a funder's form. */
export interface FormTerms {
  readonly deadline: Term<FoundDeadline>
  /** Amount that may be asked for. */
  readonly amount: Term<FoundAmount>
  /** Conditions for applicants. */
  readonly eligibility: Term<Wording>
  /** Required attachments. */
  readonly attachments: Term<Wording>
}

const MOST_FINDINGS = 20

/** A term with its state: findings conflict if `saidBy` returns different texts. */
export function termOf<Finding extends Wording>(
  found: readonly Finding[],
  saidBy: (finding: Finding) => string = () => '',
): Term<Finding> {
  const findings = found.slice(0, MOST_FINDINGS)
  if (findings.length === 0) return { state: 'unknown', findings }
  return { state: new Set(findings.map(saidBy)).size > 1 ? 'conflicting' : 'confirmed', findings }
}
