import { saidOn, type GrantTopic } from '../../../core/proposals/grant-info.ts'
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
    answerOn('amount', application, phrases.amount),
    answerOn('purpose', application, phrases.purpose),
    funderName === null ? '' : `${phrases.funder}: ${escaped(funderName)}`,
    `${phrases.state}: ${stateOf(application, phrases)}`,
  ].filter((part) => part !== '')
  return `**${escaped(name)}**. ${said.join('. ')}`
}

function answerOn(topic: GrantTopic, { grantInfo }: ProjectApplication, label: string): string {
  const answer = saidOn(topic, grantInfo)
  return answer === '' ? '' : `${label}: ${escaped(answer.replace(/\s+/g, ' ').replace(/\.+$/u, ''))}`
}

function stateOf({ isArchived, answeredCount, questionCount }: ProjectApplication, phrases: OverviewPhrases): string {
  const progress = questionCount === 0 ? phrases.noQuestions : phrases.answered(answeredCount, questionCount)
  return isArchived ? `${phrases.archived}, ${progress}` : progress
}
