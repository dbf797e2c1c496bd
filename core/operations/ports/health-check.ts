import type { Reason } from '../../shared/reason.ts'

/** What an installation needs, in the order in which it is looked at. */
export const HEALTH_CHECKS = [
  'database',
  'server-version',
  'changes',
  'migrations',
  'row-security',
  'clock',
  'queue',
  'files',
  'temporary',
  'disk',
  'backup',
  'mail',
  'model',
  'encoder',
  'scans',
  'address',
] as const
export type HealthCheckName = (typeof HEALTH_CHECKS)[number]

/** `warning`: the product works without it. */
export interface HealthAdvice {
  readonly severity: 'warning' | 'failure'
  readonly reason: Reason
}

/** Tries one thing that the installation needs, now. */
export interface HealthCheck {
  readonly name: HealthCheckName
  /** Null where all is well, else what is wrong and what to do. Throws the error that stands in the way. */
  look(): Promise<HealthAdvice | null>
}
