import { texts } from '../../shared/texts/profile-texts.ts'

const words = texts.sampleForm

/** The form of a made-up funder, as if a user had chosen it. */
export function sampleFormFile(): File {
  return new File([words.content], words.fileName, { type: 'text/markdown' })
}
