import type { Reason } from '../shared/reason.ts'

/** Checks of an installation, in the order in which they are shown. */
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

/** Checks one thing that the installation needs. */
export interface HealthCheck {
  readonly name: HealthCheckName
  /** The problem and its remedy; null if there is no problem. Throws the error that prevents the check. */
  look(): Promise<HealthAdvice | null>
}
