import { AMOUNT_QUESTION, PURPOSE_QUESTION } from '../../../core/proposals/grant-info.ts'
import type { ProjectApplication } from '../../../core/projects/ports/overview-writer.ts'
import { escaped } from '../markdown.ts'
import type { OverviewPhrases } from './overview-phrases.ts'

/** One item of a list for each application: its name, what it asks for and of whom, and how far it is. */
export function applicationLines(applications: readonly ProjectApplication[], phrases: OverviewPhrases): string[] {
  return applications.map((application) => `- ${lineOf(application, phrases)}`)
}

function lineOf(application: ProjectApplication, phrases: OverviewPhrases): string {
  const { name, funderName } = application
  const said = [
    answerTo(AMOUNT_QUESTION, application, phrases.amount),
    answerTo(PURPOSE_QUESTION, application, phrases.purpose),
    funderName === null ? '' : `${phrases.funder}: ${escaped(funderName)}`,
    `${phrases.state}: ${stateOf(application, phrases)}`,
  ].filter((part) => part !== '')
  return `**${escaped(name)}**. ${said.join('. ')}`
}

function answerTo(question: string, { grantInfo }: ProjectApplication, label: string): string {
  const answer = grantInfo.find((info) => info.question === question)?.answer.trim() ?? ''
  return answer === '' ? '' : `${label}: ${escaped(answer.replace(/\s+/g, ' ').replace(/\.+$/u, ''))}`
}

function stateOf({ isArchived, answers, questionCount }: ProjectApplication, phrases: OverviewPhrases): string {
  const progress = questionCount === 0 ? phrases.noQuestions : phrases.answered(answers.length, questionCount)
  return isArchived ? `${phrases.archived}, ${progress}` : progress
}
