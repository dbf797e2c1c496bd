import { newApplication } from './first-steps.ts'
import { profile } from './profile.ts'
import { sampleForm } from './sample-form.ts'

/** Texts of the organisation's profile and of the first steps in a new account. */
export const profileArea = { profile, newApplication, sampleForm }
