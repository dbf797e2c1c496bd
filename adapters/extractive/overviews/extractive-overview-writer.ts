import type { Library } from '../../../core/documents/library.ts'
import type { OverviewDraft, OverviewTask, OverviewWriter, ProjectApplication } from '../../../core/overviews/ports.ts'
import { saidOn as grantInfoOn } from '../../../core/proposals/grant-info.ts'
import type { TextGap } from '../../../core/shared/text-state.ts'
import { BRIEF_OF_PART, gapOfPart, isUnread, placeOf, saidOn } from '../frames/frame-parts.ts'
import { frameWordsIn, type FramePart } from '../../../core/languages/frame-words.ts'
import { nameOf, registrationOf } from '../../../core/profile/organisation-lines.ts'
import { escaped } from '../../../core/languages/escaped.ts'

const PARTS = [
  'what',
  'need',
  'people',
  'activities',
  'outcomes',
  'timeline',
  'partners',
  'budget',
] as const satisfies readonly FramePart[]

/**
 * Writes the overview of a project without a language model: the organisation, and below each heading the text of the
 * brief, or else of a checked answer. Other parts are left for people to write or insert.
 */
export class ExtractiveOverviewWriter implements OverviewWriter {
  async write(task: OverviewTask, library: Library): Promise<OverviewDraft> {
    const { language } = task.settings
    const { applications, reports, facts = {} } = task
    const words = frameWordsIn(language)
    const said = { ...(task.told && { told: task.told }), checked: applications.flatMap(({ checked = [] }) => checked) }
    const gaps: TextGap[] = []
    const sections: string[] = []
    for (const part of PARTS) {
      const text = saidOn(BRIEF_OF_PART[part], said)
      const gap = text === '' ? await gapOfPart(part, language, library) : null
      if (gap !== null) gaps.push(gap)
      sections.push(`## ${words(part)}`, gap === null ? text : placeOf(gap, language))
    }
    if (gaps.length === PARTS.length && (await isUnread(library))) return { text: null }
    const sender = [nameOf(facts), registrationOf(facts, words)].filter(Boolean).join('  \n')
    const mission = escaped(facts['mission'] ?? '')
    const us = [sender, mission].filter((part) => part !== '').join('\n\n')
    const parts = [
      ...(us === '' ? [] : [`## ${words('who')}`, us]),
      ...sections,
      ...listed(words('applications'), applications.flatMap(applicationLine)),
      ...listed(
        words('reports'),
        reports.map(({ name }) => `- ${escaped(name)}`),
      ),
    ]
    return { text: parts.join('\n\n'), gaps }
  }
}

function listed(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}`, lines.join('\n')]
}

/** Its name, amount and funder; absent for an archived one. */
function applicationLine({ name, grantInfo, funderName, isArchived }: ProjectApplication): string[] {
  const said = [grantInfoOn('amount', grantInfo), grantInfoOn('purpose', grantInfo), funderName ?? '']
  const line = said.filter(Boolean).join(', ').replace(/\s+/gu, ' ')
  return isArchived ? [] : [`- **${escaped(name)}**${line === '' ? '' : `: ${escaped(line)}`}`]
}
