import type { FirstSteps } from '../../../../../adapters/http-contract/first-steps.ts'

export const STEPS = ['documents', 'profile', 'application', 'colleague'] as const
export type Step = (typeof STEPS)[number]

/** A library of fewer documents leaves most questions of a form without an answer. */
const ENOUGH_DOCUMENTS = 3

/** The steps that are done. */
export function stepsDone({ documents, applications, colleagues, profile }: FirstSteps): readonly Step[] {
  const isDone: Record<Step, boolean> = {
    documents: documents >= ENOUGH_DOCUMENTS,
    profile: profile.confirmed > 0 && profile.toSettle.length === 0,
    application: applications > 0,
    colleague: colleagues > 0,
  }
  return STEPS.filter((step) => isDone[step])
}
