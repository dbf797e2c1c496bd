import { texts } from '../../shared/texts/profile-texts.ts'
import { newGrant, type NewGrant } from './new-grant.ts'

const words = texts.sampleForm

/** The form of a made-up funder, as if a user had chosen it. */
export function sampleFormFile(): File {
  return new File([words.content], words.fileName, { type: 'text/markdown' })
}

/** The application for it, without a funder: a made-up one belongs in no list of funders. */
export function sampleGrant(projectId: string): NewGrant {
  const { purposeQuestion, amountQuestion } = texts.grants
  const answers = [
    { question: purposeQuestion, answer: words.purpose },
    { question: amountQuestion, answer: words.amount },
  ]
  return newGrant({ name: words.applicationName, projectId, answers, funder: null })
}
