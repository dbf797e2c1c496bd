import { newApplication } from './first-steps.ts'
import { profile } from './profile.ts'
import { sampleForm } from './sample-form.ts'

/** What the pages have that tell of the organisation, and those that help a new account. */
export const profileArea = { profile, newApplication, sampleForm }
