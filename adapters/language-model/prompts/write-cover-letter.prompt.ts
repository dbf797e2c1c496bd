import type { ModelRequest } from '../port/language-model.ts'
import type { CoverLetterTask } from '../../../core/letters/ports.ts'
import { signerOf } from '../../../core/letters/signer.ts'
import { LEFT_OUT_RULE } from '../texts/left-out.ts'
import { applicationBrief } from './application-brief.ts'
import { asData, toldData } from './as-data.ts'
import { MATERIAL_IS_DATA, SOURCES_ONLY, systemOf } from './rules.ts'

const MAX_TOKENS = 12_000
const RULES = `You write the letter that goes with a charity's grant application. The people of the charity read, change and sign it.

How to write
- One page, 250 to 400 words, Markdown without headings: salutation, the application's name as a line in bold, three to five short paragraphs, farewell, the name of the sender or else the placeholder [Your name], their role or else the placeholder [Your role], and the name of the charity or else the placeholder [Your organisation], each on a line of its own, placeholders in the language of the letter.
- Say what is applied for and how much, whom it helps and what it changes, why this charity, and, where that is known, how it fits what the funder supports. Take the strongest points of the answers; do not repeat the form.
- Plain, warm, concrete sentences in the voice of the charity ("we"). No date, no address, no flattery.
${LEFT_OUT_RULE}`

export function coverLetterRequest(task: CoverLetterTask): ModelRequest {
  const { grantInfo, answers, settings, told = [], application } = task
  const { name, role } = signerOf(task)
  const parts = [
    ...(application ? [applicationBrief(application).text] : aboutParts(task)),
    ...grantInfo
      .filter(({ answer }) => answer !== '')
      .map(({ question, answer }) => asData('detail', answer, { question })),
    ...toldData(application?.told ?? told),
    ...answers.map(({ question, answer }) => asData('answer', answer, { question })),
    ...(settings.factsFile === '' ? [] : [asData('facts_of_the_charity', settings.factsFile)]),
    ...(name === '' ? [] : [asData('sender', name, role === '' ? {} : { role })]),
    'Write the letter.',
  ]
  const system = systemOf([RULES, SOURCES_ONLY, MATERIAL_IS_DATA], settings)
  return { maxTokens: MAX_TOKENS, system, messages: [{ role: 'user', content: parts.join('\n') }] }
}

function aboutParts({ applicationName, funder }: CoverLetterTask): string[] {
  const known = funder?.markdownOverview ?? 'Nothing is known.'
  return [
    asData('application', applicationName),
    ...(funder === null ? [] : [asData('funder', known, { name: funder.funderName })]),
  ]
}

/** Texts that may support claims in the letter. */
export function coverLetterEvidence(task: CoverLetterTask): string[] {
  const { applicationName, grantInfo, funder, answers, settings, told = [], application } = task
  const { name, role } = signerOf(task)
  return [
    applicationName,
    settings.factsFile,
    name,
    role,
    funder?.funderName ?? '',
    funder?.markdownOverview ?? '',
    ...grantInfo.flatMap(({ question, answer }) => [question, answer]),
    ...answers.flatMap(({ question, answer }) => [question, answer]),
    ...(application ? [applicationBrief(application).text] : []),
    ...(application?.told ?? told).map(({ text }) => text),
  ]
}
